/** A word of a text: how it compares, and where it stands (UTF-16 offsets). */
export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** A word, with the English `'s` kept on it: `Urza's` is one word, `l’île` is two. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ‘`´]s(?![\p{L}\p{M}\p{N}]))?/giu;
const MARKS = /\p{M}/gu;
const APOSTROPHES = /['’ʼ‘`´]/gu;

const PLAIN = /^[a-z0-9]+$/i;

/**
 * The one way both languages are compared: small letters, no accents, ligatures written out (œ, æ).
 * Signs and blanks stay; the length may change.
 */
export function foldLetters(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(MARKS, "")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("ß", "ss");
}

/** The words of a text in order, without accents, case, ligatures or punctuation. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const folded = foldLetters(match[0]).replace(APOSTROPHES, "");
    if (folded) words.push({ folded, start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/**
 * One spelling for every way to write a name: `Fire // Ice`, `fire/ice` and `FIRE ICE` fold alike.
 * A name without a letter or digit (`_____`) folds to itself in lower case.
 */
export function fold(text: string): string {
  const words = wordsOf(text);
  return words.length > 0 ? words.map((word) => word.folded).join(" ") : text.trim().toLowerCase();
}
