const MARKS = /\p{M}/gu;
const LIGATURES = /[\u0153æøß\u0152ÆØ\u1E9E]/g;
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ø: "o",
  ß: "ss",
  Œ: "OE",
  Æ: "AE",
  Ø: "O",
  ẞ: "SS",
};

/**
 * A text without its accents, ligatures written out (œ, æ). Case, signs and blanks stay. Unicode takes
 * accents apart (NFD), but leaves ligatures whole. The length may change.
 */
export const stripAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replace(MARKS, "")
    .replace(LIGATURES, (ligature) => WRITTEN_OUT[ligature] ?? ligature);
