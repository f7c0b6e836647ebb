import { APOSTROPHES } from "./apostrophes.ts";
import { foldLetters } from "./fold-letters.ts";

/** Blanks that are not one plain space: a space alone needs no work. */
const BLANKS = /\s{2,}|[^\S ]/g;

/**
 * A phrase or sentence as it compares where signs count: letters folded, every apostrophe straight,
 * runs of blanks one blank, none around it.
 */
export const foldPhrase = (text: string): string =>
  foldLetters(text).replace(APOSTROPHES, "'").replace(BLANKS, " ").trim();
