import { readNumber } from "../../understanding/numbers.ts";

const TENS: Readonly<Record<string, number>> = {
  vingt: 20,
  twenty: 20,
  trente: 30,
  thirty: 30,
  quarante: 40,
  forty: 40,
  cinquante: 50,
  fifty: 50,
};
/** Words that are articles more often than numbers. */
const ARTICLE = /^(?:un|une|a|an)$/;
/** « once » and “twice” count times, not things. */
const TIMES = /^(?:once|twice)$/;

const unitOf = (token: string | undefined): number | undefined => {
  const unit = readNumber(token);
  return unit !== undefined && unit >= 1 && unit <= 9 && !/^\d/.test(token ?? "")
    ? unit
    : undefined;
};

/** The number that begins at `at` and how many tokens it takes: « vingt et un », “twenty-one”, « dix-sept ». */
const numberAt = (
  tokens: readonly string[],
  at: number,
): { readonly value: number; readonly length: number } | undefined => {
  const token = tokens[at] ?? "";
  const tens = Object.hasOwn(TENS, token) ? TENS[token] : undefined;
  if (tens !== undefined) {
    const joined = tokens[at + 1] === "et" ? 2 : 1;
    const unit = unitOf(tokens[at + joined]);
    const article = ARTICLE.test(tokens[at + joined] ?? "") && joined === 1;
    return unit === undefined || article
      ? { value: tens, length: 1 }
      : { value: tens + unit, length: joined + 1 };
  }
  if (token === "dix" && ["sept", "huit", "neuf"].includes(tokens[at + 1] ?? ""))
    return { value: 10 + (unitOf(tokens[at + 1]) ?? 0), length: 2 };
  if (ARTICLE.test(token) || TIMES.test(token)) return undefined;
  const value = readNumber(token);
  return value === undefined ? undefined : { value, length: 1 };
};

/** Folded tokens with every written-out number in figures; articles stay words. */
export const inFigures = (tokens: readonly string[]): readonly string[] => {
  const figures: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const number = numberAt(tokens, at);
    figures.push(number ? String(number.value) : (tokens[at] ?? ""));
    at += number?.length ?? 1;
  }
  return figures;
};

/** A count as `COUNT` reads it: figures, or an article for one. */
export const countOf = (word: string | undefined): number =>
  word === undefined || !/^\d/.test(word) ? 1 : Number(word);

/** Source of a pattern for a count in a text in figures: "3", « une », “an”. */
export const COUNT = "(\\d{1,3}|une?|an?)";
