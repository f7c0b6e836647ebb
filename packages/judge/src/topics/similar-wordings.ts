import { foldText } from "../lexicon/fold.ts";
import { findConcepts } from "../lexicon/index.ts";
import type { ConceptMatch } from "../lexicon/match-concepts.ts";
import { isSmallWord } from "../understanding/detect-language.ts";
import type { Topic } from "./topic.ts";

/** What a question is made of: its concepts in any language, and its own content words. */
type Features = ReadonlySet<string>;

interface Wording {
  readonly topic: string;
  readonly features: Features;
  readonly length: number;
}

interface Wordings {
  readonly all: readonly Wording[];
  readonly byFeature: ReadonlyMap<string, readonly number[]>;
  /** Telling features count more: one that few wordings share. */
  readonly weights: ReadonlyMap<string, number>;
}

/** A word says less than the idea behind it, which both languages share. */
const WORD = 0.5;
/** Words shorter than this join others. */
const SHORTEST_WORD = 3;

const featuresOf = (tokens: readonly string[], matches: readonly ConceptMatch[]): Features =>
  new Set([
    ...matches.map(({ id }) => id),
    ...tokens.flatMap((token) =>
      token.length >= SHORTEST_WORD && !isSmallWord(token) ? [`=${token}`] : [],
    ),
  ]);

const lengthOf = (features: Features, weights: ReadonlyMap<string, number>): number => {
  let sum = 0;
  for (const feature of features) sum += (weights.get(feature) ?? 0) ** 2;
  return Math.sqrt(sum);
};

const gather = (topics: readonly Topic[]): Wordings => {
  const read = topics.flatMap((topic) =>
    topic.questions
      .filter(({ heldBack }) => heldBack !== true)
      .map(({ text }) => {
        const { tokens } = foldText(text);
        return { topic: topic.id, features: featuresOf(tokens, findConcepts(tokens)) };
      }),
  );
  const byFeature = new Map<string, number[]>();
  read.forEach(({ features }, index) => {
    for (const feature of features) {
      const list = byFeature.get(feature);
      if (list) list.push(index);
      else byFeature.set(feature, [index]);
    }
  });
  const weights = new Map(
    [...byFeature].map(([feature, places]) => [
      feature,
      Math.log(1 + read.length / places.length) * (feature.startsWith("=") ? WORD : 1),
    ]),
  );
  return {
    all: read.map((wording) => ({ ...wording, length: lengthOf(wording.features, weights) })),
    byFeature,
    weights,
  };
};

const gathered = new WeakMap<readonly Topic[], Wordings>();

/**
 * How near a question comes to the nearest wording of each topic, 0 to 1 (cosine over concepts and
 * words, rare ones counting more); held-back wordings take no part. Topics without anything in
 * common are absent.
 */
export const similarWordings = (
  topics: readonly Topic[],
  tokens: readonly string[],
  matches: readonly ConceptMatch[],
): ReadonlyMap<string, number> => {
  const wordings = gathered.get(topics) ?? gather(topics);
  gathered.set(topics, wordings);
  const features = featuresOf(tokens, matches);
  const products = new Map<number, number>();
  for (const feature of features) {
    const weight = wordings.weights.get(feature) ?? 0;
    for (const index of wordings.byFeature.get(feature) ?? []) {
      products.set(index, (products.get(index) ?? 0) + weight * weight);
    }
  }
  const length = lengthOf(features, wordings.weights);
  const nearest = new Map<string, number>();
  for (const [index, product] of products) {
    const wording = wordings.all[index];
    if (!wording) continue;
    const similarity = product / (length * wording.length);
    if (similarity > (nearest.get(wording.topic) ?? 0)) nearest.set(wording.topic, similarity);
  }
  return nearest;
};
