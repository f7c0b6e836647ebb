import { CARDINALS } from "./number-words.ts";

interface NumberRead {
  readonly value: number;
  /** Words it takes. */
  readonly length: number;
}

const ARTICLE = /^une?$/;

const cardinalOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : CARDINALS.get(word);

/** « dix-sept » to « dix-neuf » are two words, all other numbers under twenty one. */
const underTwenty = (words: readonly string[], at: number): NumberRead | undefined => {
  const value = cardinalOf(words[at]);
  if (value === undefined || value >= 20) return undefined;
  const unit = words[at] === "dix" ? (cardinalOf(words[at + 1]) ?? 0) : 0;
  return unit >= 7 && unit <= 9 ? { value: 10 + unit, length: 2 } : { value, length: 1 };
};

/** « vingt », “forty” and « quatre-vingt(s) », and whether « un » may follow without « et ». */
const tensAt = (
  words: readonly string[],
  at: number,
): (NumberRead & { readonly takes: number; readonly article: boolean }) | undefined => {
  const word = words[at] ?? "";
  const next = words[at + 1];
  // « quatre-vingts » ends with its « s »; « quatre-vingt » goes on.
  if (word === "quatre" && next === "vingts")
    return { value: 80, length: 2, takes: 0, article: false };
  if (word === "quatre" && next === "vingt")
    return { value: 80, length: 2, takes: 19, article: true };
  const value = cardinalOf(word);
  if (value === undefined || value < 20) return undefined;
  return { value, length: 1, takes: word === "soixante" ? 19 : 9, article: false };
};

const numberAt = (words: readonly string[], at: number): NumberRead | undefined => {
  const tens = tensAt(words, at);
  if (tens === undefined) return ARTICLE.test(words[at] ?? "") ? undefined : underTwenty(words, at);
  const and = words[at + tens.length] === "et" ? 1 : 0;
  const from = at + tens.length + and;
  const rest = underTwenty(words, from);
  const isArticle = ARTICLE.test(words[from] ?? "") && and === 0 && !tens.article;
  return rest === undefined || rest.value === 0 || rest.value > tens.takes || isArticle
    ? tens
    : { value: tens.value + rest.value, length: tens.length + and + rest.length };
};

/**
 * Folded words with every number that is written out in figures: « vingt et une », “twenty-one” (two
 * words) and « soixante-dix » become one word each. « un », « une », “a”, “an” stay: they are articles more
 * often than numbers; so do “once” and “twice”, which count times.
 */
export const writeFigures = (words: readonly string[]): readonly string[] => {
  const figures: string[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at);
    figures.push(number ? String(number.value) : (words[at] ?? ""));
    at += number?.length ?? 1;
  }
  return figures;
};
