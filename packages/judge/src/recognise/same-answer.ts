import type { Language } from "@spellwright/contract";
import { foldText } from "@spellwright/text";
import { type AskedClause, CUES, withoutTags } from "../question/asked-clause.ts";

/** What decides whether two questions on one settled question have the same yes or no. */
export interface AskedFeatures {
  readonly language: Language;
  readonly words: ReadonlySet<string>;
  /** Words of the main clause. */
  readonly clause: ReadonlySet<string>;
  readonly concepts: ReadonlySet<string>;
  readonly inverted: boolean;
  /** It asks whether something must be done. */
  readonly must: boolean;
  /** An odd number of words that say no, beside the one that only negates the question: its answer stays the same. */
  readonly odd: boolean;
}

/** Differences are hashed into so many buckets: a model of a few kilobytes. */
export const BUCKETS = 8192;
const BIAS = 0;
const OTHER_LANGUAGE = 1;
const ODD = 2;
const INVERTED = 4;
const MOOD = 5;
/** Buckets before this one stand for one thing each. */
export const FIRST_HASHED = 8;

/** The words among folded tokens. */
export const onlyWords = (tokens: readonly string[]): readonly string[] =>
  tokens.filter((token) => /[a-z0-9]/.test(token));

/** A text as it was read, with its folded tokens. */
type Read = Pick<AskedFeatures, "language" | "concepts" | "inverted"> & {
  readonly negated: boolean;
  readonly clause: AskedClause;
  readonly tokens: readonly string[];
};

/** What a text asks, as the comparison needs it. */
export const readAsked = ({
  language,
  concepts,
  negated,
  inverted,
  clause,
  tokens,
}: Read): AskedFeatures => {
  const words = onlyWords(tokens);
  return {
    ...{ language, concepts, inverted, must: clause.mood === "must" },
    words: new Set(words),
    clause: new Set(onlyWords(foldText(clause.text).tokens)),
    odd: (withoutTags(words.join(" ")).split(CUES.denies).length % 2 === 0) !== negated,
  };
};

/** FNV-1a over UTF-16 units. */
const bucketOf = (feature: string): number => {
  let hash = 2166136261;
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 16777619);
  }
  return FIRST_HASHED + ((hash >>> 0) % (BUCKETS - FIRST_HASHED));
};

/** In what two questions differ, as buckets. */
export const differences = (one: AskedFeatures, other: AskedFeatures): readonly number[] => {
  const found = [BIAS];
  if (one.language !== other.language) found.push(OTHER_LANGUAGE);
  else
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const)
      for (const word of from.clause)
        if (!to.words.has(word)) found.push(bucketOf(`${one.language}:${word}`));
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    for (const id of from.concepts) if (!to.concepts.has(id)) found.push(bucketOf(`#${id}`));
  if (one.odd !== other.odd) found.push(ODD);
  if (one.inverted !== other.inverted) found.push(INVERTED);
  if (one.must !== other.must) found.push(MOOD);
  return found;
};

export const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** How much one difference of many counts. */
export const shareOf = (bucket: number, all: readonly number[]): number =>
  bucket < FIRST_HASHED ? 1 : 1 / Math.sqrt(all.length);

/** How likely two questions on one settled question have the same yes or no, 0 to 1. */
export const sameAnswer = (
  weights: ArrayLike<number>,
  one: AskedFeatures,
  other: AskedFeatures,
): number => {
  const found = differences(one, other);
  let sum = 0;
  for (const bucket of found) sum += (weights[bucket] ?? 0) * shareOf(bucket, found);
  return logistic(sum);
};
