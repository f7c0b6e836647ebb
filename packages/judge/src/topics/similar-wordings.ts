import { foldText } from "../lexicon/fold.ts";
import { findConcepts } from "../lexicon/index.ts";
import type { ConceptMatch } from "../lexicon/match-concepts.ts";
import type { Mood } from "../understanding/asked-clause.ts";
import { isSmallWord } from "../understanding/detect-language.ts";
import { askedForm } from "../understanding/question-form.ts";
import { splitSentences } from "../understanding/sentences.ts";
import type { Understanding } from "../understanding/understand.ts";
import type { Topic, TopicQuestion } from "./topic.ts";

/** What a question is made of: its concepts in any language, and its own content words. */
type Features = ReadonlySet<string>;

interface Wording {
  readonly topic: string;
  readonly features: Features;
  readonly length: number;
  /** What its main clause asks, and how it asks. */
  readonly clause: Features;
  readonly mood: Mood;
  readonly verdict: TopicQuestion["verdict"];
}

/** How near a question comes to a topic's own wordings, both 0 to 1. */
export interface Nearness {
  /** As a whole, to the nearest one. */
  readonly whole: number;
  /** In what the main clause asks, to the one that asks most alike; as the whole where it only says “does it?”. */
  readonly clause: number;
  /** Both together, to the wording that comes nearest in both, and the verdict of that wording. */
  readonly best: number;
  readonly verdict: TopicQuestion["verdict"];
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

const featuresOfText = (text: string): Features => {
  const { tokens } = foldText(text);
  return featuresOf(tokens, findConcepts(tokens));
};

const lengthOf = (features: Features, weights: ReadonlyMap<string, number>): number => {
  let sum = 0;
  for (const feature of features) sum += (weights.get(feature) ?? 0) ** 2;
  return Math.sqrt(sum);
};

const gather = (topics: readonly Topic[]): Wordings => {
  const read = topics.flatMap((topic) =>
    topic.questions
      .filter(({ heldBack }) => heldBack !== true)
      .map(({ text, verdict }) => {
        const { clause } = askedForm(splitSentences(text));
        return {
          topic: topic.id,
          features: featuresOfText(text),
          clause: featuresOfText(clause.text),
          mood: clause.mood,
          verdict,
        };
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

/** Cosine of two texts over their features, rare ones counting more. */
const cosine = (a: Features, b: Features, weights: ReadonlyMap<string, number>): number => {
  const lengths = lengthOf(a, weights) * lengthOf(b, weights);
  if (lengths === 0) return 0;
  let product = 0;
  for (const feature of a) if (b.has(feature)) product += (weights.get(feature) ?? 0) ** 2;
  return product / lengths;
};

const NOTHING_ALIKE: Nearness = { whole: 0, clause: 0, best: 0, verdict: undefined };
/** Whether one must is another question than whether one may or whether it is so. */
const OTHER_MOOD = 0.6;

/**
 * How near a question comes to the wordings of each topic (cosine over concepts and words, rare ones
 * counting more); held-back wordings take no part. Topics without anything in common are absent.
 */
export const similarWordings = (
  topics: readonly Topic[],
  { text, matches, clause }: Pick<Understanding, "text" | "matches" | "clause">,
): ReadonlyMap<string, Nearness> => {
  const wordings = gathered.get(topics) ?? gather(topics);
  gathered.set(topics, wordings);
  const { all, byFeature, weights } = wordings;
  const features = featuresOf(text.tokens, matches);
  const asked = featuresOfText(clause.text);
  const saysNothing = lengthOf(asked, weights) === 0;
  const products = new Map<number, number>();
  for (const feature of features) {
    const weight = weights.get(feature) ?? 0;
    for (const index of byFeature.get(feature) ?? []) {
      products.set(index, (products.get(index) ?? 0) + weight * weight);
    }
  }
  const length = lengthOf(features, weights);
  const nearest = new Map<string, Nearness>();
  for (const [index, product] of products) {
    const wording = all[index];
    if (!wording) continue;
    const whole = product / (length * wording.length);
    const known = nearest.get(wording.topic) ?? NOTHING_ALIKE;
    const sameMood = (wording.mood === "must") === (clause.mood === "must");
    const alike =
      (saysNothing ? whole : cosine(asked, wording.clause, weights)) * (sameMood ? 1 : OTHER_MOOD);
    const both = (whole + alike) / 2;
    nearest.set(wording.topic, {
      ...(both > known.best ? { best: both, verdict: wording.verdict } : known),
      whole: Math.max(known.whole, whole),
      clause: Math.max(known.clause, alike),
    });
  }
  return nearest;
};
