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

const fold = (text: string): string => stripAccents(text).toLowerCase().replaceAll("’", "'").trim();

const SPACE = /\s+/y;
const BRACKET = /[()]/y;
const NOT = /-(?=[^\s-])/y;
const OR = /(?:or|ou)(?=[\s()])/iy;
const AND = /(?:and|et)(?=[\s()])/iy;
/** “o:"draw a card"”, “mv>=3”, “Serra”, “"Serra Angel"”. */
const WORD = /(?:([\p{L}]+)(<=|>=|!=|<|>|=|:))?(?:["“«]([^"”»]*)["”»]?|([^\s()"“«]*))/uy;

/** The text from a place on that a pattern takes; undefined: it takes none. */
const take = (pattern: RegExp, text: string, at: number): RegExpExecArray | undefined => {
  pattern.lastIndex = at;
  const taken = pattern.exec(text);
  return taken === null || taken[0] === "" ? undefined : taken;
};

/** The terms of a search, in order. Texts are folded. */
export const queryTerms = (text: string): readonly QueryTerm[] => {
  const terms: QueryTerm[] = [];
  let at = 0;
  const skips = (pattern: RegExp): boolean => {
    const taken = take(pattern, text, at);
    at += taken?.[0].length ?? 0;
    return taken !== undefined;
  };
  while (at < text.length) {
    if (skips(SPACE) || skips(AND)) continue;
    const bracket = text[at];
    if (skips(BRACKET)) terms.push({ kind: bracket === "(" ? "open" : "close" });
    else if (skips(NOT)) terms.push({ kind: "not" });
    else if (skips(OR)) terms.push({ kind: "or" });
    else {
      const [written, key, operator = ":", quoted, bare] = take(WORD, text, at) ?? [text[at] ?? ""];
      at += Math.max(1, written.length);
      const value = fold(quoted ?? bare ?? written);
      if (value === "" && key === undefined) continue;
      terms.push({
        ...{ kind: "word", written: written.trim(), operator, value },
        key: key === undefined ? null : fold(key),
      });
    }
  }
  return terms;
};
