import { foldInPlace } from "@spellwright/text";

/** A stretch of a text: as it is, or one of the terms that were looked for. */
export type MarkedPart<Term> =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "term"; readonly text: string; readonly term: Term };

/** What is looked for in a text. */
export interface MarkedTerm {
  /** As it is written, accents and case aside. */
  readonly written: string;
  /** A name: it counts only where it begins with a capital, as names do. */
  readonly isName?: boolean;
}

const LETTER = /[\p{L}\p{N}]/u;

const stands = (text: string, start: number, end: number): boolean =>
  !LETTER.test(text[start - 1] ?? "") && !LETTER.test(text[end] ?? "");

const begins = (text: string, at: number, { isName }: MarkedTerm): boolean =>
  isName !== true || !/\p{Ll}/u.test(text.charAt(at));

/**
 * Marks each term once, where it first stands as a word of its own or in its plural. The longest first.
 *
 * @param used what is marked already, and what this adds: the same set for several texts marks once in all
 */
export const markTerms = <Term extends MarkedTerm>(
  text: string,
  terms: readonly Term[],
  used: Set<string> = new Set(),
): MarkedPart<Term>[] => {
  const longestFirst = [...terms].sort((a, b) => b.written.length - a.written.length);
  return mark(text, longestFirst, used);
};

const mark = <Term extends MarkedTerm>(
  text: string,
  terms: readonly Term[],
  used: Set<string>,
): MarkedPart<Term>[] => {
  const folded = foldInPlace(text);
  for (const term of terms) {
    if (used.has(term.written)) continue;
    const wanted = foldInPlace(term.written);
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
      const ends = [at + wanted.length, at + wanted.length + 1];
      const end = ends.find(
        (each, plural) => stands(folded, at, each) && (plural === 0 || folded[each - 1] === "s"),
      );
      if (end === undefined || !begins(text, at, term)) continue;
      used.add(term.written);
      return [
        ...mark(text.slice(0, at), terms, used),
        { kind: "term", text: text.slice(at, end), term },
        ...mark(text.slice(end), terms, used),
      ];
    }
  }
  return text === "" ? [] : [{ kind: "text", text }];
};
