import type { Concept } from "../concept.ts";
import { termId } from "../keyword.ts";

/**
 * A term of the official rules with the French word that cards print for it, read beside the English
 * text of the same card. `null`: no French card with it is known; players then use the English word.
 */
export type PrintedTerm = readonly [
  rule: string,
  english: string,
  french: string | null,
  more?: {
    /** The concept it belongs to, when that is not called like the term. */
    readonly id?: string;
    /** How the French term is recognised, when the word alone means something else. */
    readonly phrases?: readonly string[];
  },
];

/** The concept a term belongs to. */
export const conceptIdOf = ([, english, , more]: PrintedTerm): string =>
  more?.id ?? termId(english);

/** What a term adds to the lexicon: its words, its rule, and whether its French is unknown. */
export const conceptOf = (term: PrintedTerm): Concept => {
  const [rule, english, french, more] = term;
  return {
    id: conceptIdOf(term),
    fr: french === null ? [] : (more?.phrases ?? [french]),
    en: [english.replaceAll("!", "")],
    rules: [rule],
    ...(french === null ? { frenchUnknown: true } : {}),
  };
};
