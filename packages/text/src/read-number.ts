import { CARDINALS, COUNT_WORDS, ORDINALS } from "./number-words.ts";

/** Endings of an ordinal in figures: "3rd", « 3e », « 1re ». */
const ORDINAL_ENDING = /^(?:st|nd|rd|th|e|er|eme|ieme|re)$/;

/**
 * The whole number that one folded word of either language, or its figures (10 at most), stands for;
 * undefined for anything else.
 */
export const readNumber = (word: string | undefined): number | undefined => {
  if (word === undefined) return undefined;
  if (/^\d{1,10}$/.test(word)) return Number(word);
  return CARDINALS.get(word) ?? COUNT_WORDS.get(word);
};

/**
 * The rank of "third", « troisieme », and of "3" before "rd" or « e ». Undefined for anything else.
 *
 * @param next the word behind it: figures and their ending are two words
 */
export const readOrdinal = (
  word: string | undefined,
  next: string | undefined,
): number | undefined => {
  if (word === undefined) return undefined;
  const rank = ORDINALS.get(word);
  if (rank !== undefined) return rank;
  return /^\d{1,4}$/.test(word) && next !== undefined && ORDINAL_ENDING.test(next)
    ? Number(word)
    : undefined;
};
