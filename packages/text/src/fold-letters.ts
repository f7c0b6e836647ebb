import { stripAccents } from "./strip-accents.ts";

/** ASCII and the quotation marks and dashes of print: nearly every English text, with nothing to strip. */
const PLAIN = /^[ -~\n\u2018-\u201D\u2013\u2014\u2022]*$/;

/**
 * Letters as both languages compare them: lower case, no accents, ligatures written out (œ, æ). Signs
 * and blanks stay; the length may change. Folding twice changes nothing.
 */
export const foldLetters = (text: string): string => {
  const small = text.toLowerCase();
  return PLAIN.test(small) ? small : stripAccents(small);
};
