import { type ConceptMatch, isFunctionWord } from "@spellwright/text";
import type { ConceptWeight } from "./concept-weights.ts";

/** What a text speaks of: concepts, and its own content words (marked `=`), with how telling each is. */
export type Features = ReadonlyMap<string, number>;

/** A word says less than the idea behind it, which both languages share. */
const WORD = 0.25;
const SHORTEST_WORD = 4;
/** Endings differ (“blocked”, “blocking”): a word is its beginning. */
const STEM = 5;

/** The features of folded tokens and the concepts found in them. */
export const featuresOf = (
  tokens: readonly string[],
  matches: readonly ConceptMatch[],
  tellingOf: ConceptWeight,
): Features => {
  const features = new Map<string, number>();
  for (const { id } of matches) features.set(id, tellingOf(id));
  for (const token of tokens)
    if (token.length >= SHORTEST_WORD && !isFunctionWord(token))
      features.set(`=${token.slice(0, STEM)}`, WORD);
  return features;
};

/** The length of features as a vector. */
export const lengthOf = (features: Features): number => {
  let sum = 0;
  for (const weight of features.values()) sum += weight * weight;
  return Math.sqrt(sum);
};
