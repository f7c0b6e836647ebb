import { APOSTROPHES } from "./apostrophes.ts";
import { foldLetters } from "./fold-letters.ts";

/** A word of a text: how it compares, and where it stands (UTF-16 offsets). */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** A word, with the English `'s` kept on it: `Urza's` is one word, `l’île` is two. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['\u2019\u02BC\u2018`´]s(?![\p{L}\p{M}\p{N}]))?/giu;

const foldWord = (word: string): string => foldLetters(word).replace(APOSTROPHES, "");

/** The words of a text in order, without accents, case, ligatures or punctuation. */
export const splitWords = (text: string): readonly Word[] => {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const folded = foldWord(match[0]);
    if (folded) words.push({ folded, start: match.index, end: match.index + match[0].length });
  }
  return words;
};

/**
 * The words of a name or phrase, joined by one blank: `Fire // Ice`, `fire/ice` and `FIRE ICE` fold
 * alike. A text without a letter or digit (`_____`) folds to itself in lower case.
 */
export const foldWords = (text: string): string =>
  text.match(WORD)?.map(foldWord).filter(Boolean).join(" ") || text.trim().toLowerCase();
