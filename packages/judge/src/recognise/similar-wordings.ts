import { isFunctionWord } from "@spellwright/text";
import type { Wording as AskedWording, Interaction } from "../knowledge/interaction.ts";
import type { Mood } from "../question/asked-clause.ts";
import { askedForm } from "../question/question-form.ts";
import { splitSentences } from "../question/sentences.ts";
import type { Understanding } from "../question/understand.ts";
import type { Vocabulary } from "../vocabulary/create-vocabulary.ts";
import { foldText } from "../vocabulary/fold.ts";
import type { ConceptMatch } from "../vocabulary/match-concepts.ts";

/** A bag of words: the concepts of a text in any language, and its own content words (marked `=`). */
type Features = ReadonlySet<string>;

interface ReadWording {
  readonly topic: string;
  readonly features: Features;
  readonly length: number;
  /** What its main clause asks, and how it asks. */
  readonly clause: Features;
  readonly clauseLength: number;
  readonly mood: Mood;
  readonly verdict: AskedWording["verdict"];
}

/** How near a question comes to a topic's own wordings, both 0 to 1. */
export interface Nearness {
  /** As a whole, to the nearest one. */
  readonly whole: number;
  /** In what the main clause asks, to the one that asks most alike; as the whole where it only says “does it?”. */
  readonly clause: number;
  /** Both together, to the wording that comes nearest in both, and the verdict of that wording. */
  readonly best: number;
  readonly verdict: AskedWording["verdict"];
}

interface Wordings {
  readonly all: readonly ReadWording[];
  /** Inverted index: the wordings that hold a feature. */
  readonly byFeature: ReadonlyMap<string, readonly number[]>;
  /** The same by what the main clauses hold. */
  readonly byClauseFeature: ReadonlyMap<string, readonly number[]>;
  /** IDF: a feature that few wordings share counts more. */
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
      token.length >= SHORTEST_WORD && !isFunctionWord(token) ? [`=${token}`] : [],
    ),
  ]);

const featuresOfText = (text: string, vocabulary: Vocabulary): Features => {
  const { tokens } = foldText(text);
  return featuresOf(tokens, vocabulary.find(tokens));
};

/** The Euclidean norm of a weighted bag of words. */
const lengthOf = (features: Features, weights: ReadonlyMap<string, number>): number => {
  let sum = 0;
  for (const feature of features) sum += (weights.get(feature) ?? 0) ** 2;
  return Math.sqrt(sum);
};

/** The inverted index of some texts. */
const placesOf = (texts: readonly Features[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  texts.forEach((features, index) => {
    for (const feature of features) {
      const list = places.get(feature);
      if (list) list.push(index);
      else places.set(feature, [index]);
    }
  });
  return places;
};

const gather = (interactions: readonly Interaction[], vocabulary: Vocabulary): Wordings => {
  const read = interactions.flatMap((topic) =>
    topic.wordings
      .filter(({ heldBack }) => heldBack !== true)
      .map(({ text, verdict }) => {
        const { clause } = askedForm(splitSentences(text));
        return {
          topic: topic.id,
          features: featuresOfText(text, vocabulary),
          clause: featuresOfText(clause.text, vocabulary),
          mood: clause.mood,
          verdict,
        };
      }),
  );
  const byFeature = placesOf(read.map(({ features }) => features));
  const weights = new Map(
    [...byFeature].map(([feature, places]) => [
      feature,
      Math.log(1 + read.length / places.length) * (feature.startsWith("=") ? WORD : 1),
    ]),
  );
  return {
    all: read.map((wording) => ({
      ...wording,
      length: lengthOf(wording.features, weights),
      clauseLength: lengthOf(wording.clause, weights),
    })),
    byFeature,
    byClauseFeature: placesOf(read.map(({ clause }) => clause)),
    weights,
  };
};

const gathered = new WeakMap<readonly Interaction[], Wordings>();

/** For every text the dot product with these features. */
const productsWith = (
  features: Features,
  places: ReadonlyMap<string, readonly number[]>,
  { all, weights }: Wordings,
): Float64Array => {
  const products = new Float64Array(all.length);
  for (const feature of features) {
    const weight = weights.get(feature) ?? 0;
    for (const index of places.get(feature) ?? [])
      products[index] = (products[index] ?? 0) + weight * weight;
  }
  return products;
};

const NOTHING_ALIKE: Nearness = { whole: 0, clause: 0, best: 0, verdict: undefined };
/** Whether one must is another question than whether one may or whether it is so. */
const OTHER_MOOD = 0.6;

/**
 * How near a question comes to the wordings of each topic: the nearest neighbour by cosine similarity over
 * IDF weights. Held-back wordings take no part. Topics without anything in common are absent.
 */
export const similarWordings = (
  interactions: readonly Interaction[],
  {
    text,
    matches,
    clause,
    vocabulary,
  }: Pick<Understanding, "text" | "matches" | "clause" | "vocabulary">,
): ReadonlyMap<string, Nearness> => {
  const wordings = gathered.get(interactions) ?? gather(interactions, vocabulary);
  gathered.set(interactions, wordings);
  const { all, byFeature, byClauseFeature, weights } = wordings;
  const features = featuresOf(text.tokens, matches);
  const asked = featuresOfText(clause.text, vocabulary);
  const askedLength = lengthOf(asked, weights);
  const products = productsWith(features, byFeature, wordings);
  const clauseProducts = productsWith(asked, byClauseFeature, wordings);
  const length = lengthOf(features, weights);
  const nearest = new Map<string, Nearness>();
  for (const [index, wording] of all.entries()) {
    const product = products[index] ?? 0;
    if (product === 0) continue;
    const whole = product / (length * wording.length);
    const known = nearest.get(wording.topic) ?? NOTHING_ALIKE;
    const sameMood = (wording.mood === "must") === (clause.mood === "must");
    const lengths = askedLength * wording.clauseLength;
    const inClause = lengths === 0 ? 0 : (clauseProducts[index] ?? 0) / lengths;
    const alike = (askedLength === 0 ? whole : inClause) * (sameMood ? 1 : OTHER_MOOD);
    const both = (whole + alike) / 2;
    if (both <= known.best && whole <= known.whole && alike <= known.clause) continue;
    nearest.set(wording.topic, {
      ...(both > known.best ? { best: both, verdict: wording.verdict } : known),
      whole: Math.max(known.whole, whole),
      clause: Math.max(known.clause, alike),
    });
  }
  return nearest;
};
