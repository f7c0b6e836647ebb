/** The words of one line, and what was found at each of their places. */
export interface Source {
  readonly words: readonly string[];
  /** The word, or its kind where there are too many to list: numbers, sizes, symbols. */
  readonly heads: readonly string[];
  /** Whether the word was in the plural: its own form says only the singular. */
  readonly plural: readonly boolean[];
  /** Whether the word began with a capital letter. */
  readonly capital: readonly boolean[];
  /** By rule and place: what the rule read there, so that it is read once. */
  readonly memo: Map<number, unknown>[];
}

/** Makes words ready to be read. */
export function sourceOf(
  words: readonly string[],
  plural: readonly boolean[] = [],
  capital: readonly boolean[] = [],
): Source {
  return { words, heads: words.map(headOf), plural, capital, memo: [] };
}

/** Kinds of words that a grammar may begin with, besides the words that it names. */
export const KINDS = {
  digits: "#digits",
  size: "#size",
  symbol: "#symbol",
  signed: "#signed",
} as const;

function headOf(word: string): string {
  const first = word.charAt(0);
  if (first === "{") return KINDS.symbol;
  if (word.includes("/") && word !== "and/or") return KINDS.size;
  if (word.length > 1 && (first === "+" || first === "-") && word !== "-ed" && word !== "-ing")
    return KINDS.signed;
  return first >= "0" && first <= "9" ? KINDS.digits : word;
}

/** A part of a line, to be read on its own. */
export function partOf(source: Source, from: number, to: number): Source {
  return sourceOf(
    source.words.slice(from, to),
    source.plural.slice(from, to),
    source.capital.slice(from, to),
  );
}
