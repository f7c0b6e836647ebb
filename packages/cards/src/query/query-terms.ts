import { stripAccents } from "@spellwright/text";

/** A piece of a search, from left to right. */
export type QueryTerm =
  | { readonly kind: "open" | "close" | "or" | "not" }
  | {
      readonly kind: "word";
      readonly written: string;
      readonly key: string | null;
      readonly operator: string;
      readonly value: string;
    };

/** How what is asked and what is looked into compare: small letters, no accents. */
export const foldQueried = (text: string): string =>
  stripAccents(text).toLowerCase().replaceAll("’", "'").trim();

const SPACE = /\s+/y;
const OPEN = /\(/y;
const CLOSE = /\)/y;
const NOT = /-(?=[^\s-])/y;
const OR = /(?:or|ou)(?=[\s()])/iy;
const AND = /(?:and|et)(?=[\s()])/iy;
/** “o:"draw a card"”, “mv>=3”, “Serra”, “"Serra Angel"”. */
const WORD = /(?:([\p{L}]+)(<=|>=|!=|<|>|=|:))?(?:["“«]([^"”»]*)["”»]?|([^\s()"“«]*))/uy;

/** The text from a place on that a pattern takes. Undefined: it takes none. */
const take = (pattern: RegExp, text: string, at: number): RegExpExecArray | undefined => {
  pattern.lastIndex = at;
  const taken = pattern.exec(text);
  return taken === null || taken[0] === "" ? undefined : taken;
};

const wordOf = ([written, key, operator = ":", quoted, bare]: RegExpExecArray): QueryTerm => ({
  ...{ kind: "word", written: written.trim(), operator },
  key: key === undefined ? null : foldQueried(key),
  value: foldQueried(quoted ?? bare ?? written),
});

/** What stands between words; the first that fits. */
const SIGNS: readonly (readonly [RegExp, QueryTerm | null])[] = [
  [SPACE, null],
  [AND, null],
  [OPEN, { kind: "open" }],
  [CLOSE, { kind: "close" }],
  [NOT, { kind: "not" }],
  [OR, { kind: "or" }],
];

/** The term at a place, and where the next one begins. */
const termAt = (text: string, at: number): { term: QueryTerm | null; end: number } => {
  for (const [pattern, term] of SIGNS) {
    const taken = take(pattern, text, at);
    if (taken !== undefined) return { term, end: at + taken[0].length };
  }
  const word = take(WORD, text, at);
  // A quotation mark of the end alone is nothing.
  return word === undefined
    ? { term: null, end: at + 1 }
    : { term: wordOf(word), end: at + word[0].length };
};

/** The terms of a search, in order. Texts are folded. */
export const queryTerms = (text: string): readonly QueryTerm[] => {
  const terms: QueryTerm[] = [];
  for (let at = 0; at < text.length; ) {
    const { term, end } = termAt(text, at);
    at = end;
    const isEmpty = term?.kind === "word" && term.key === null && term.value === "";
    if (term !== null && !isEmpty) terms.push(term);
  }
  return terms;
};
