import { markTerms } from "../../../lib/text/mark-terms.ts";

/** A part of a rule's text as the page shows it. */
export type TextPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "rule"; readonly text: string; readonly number: string }
  | { readonly kind: "term"; readonly text: string; readonly term: string };

// A number with its dot is a rule wherever it stands. A chapter only behind "rule(s)" or « règle(s) ».
const REFERENCE =
  /\b\d{3}\.\d{1,4}(?:[a-z]{1,2})?(?![\w])|(?<=r(?:ule|ègle)s? )\d{3}(?![\w.]*\d)/giu;

/** A term of the glossary as a text may write it. */
interface Term {
  readonly term: string;
  /** Meant only with a capital: a "Case" is no case. */
  readonly proper: boolean;
}

/**
 * A rule's text in parts: the rules that it names, and the terms of the glossary, each at its first place.
 *
 * @param isRule whether a number is a rule that has a page
 * @param terms as the glossary of the page's language writes them
 */
export const textPartsOf = (
  text: string,
  isRule: (number: string) => boolean,
  terms: readonly Term[] = [],
): TextPart[] => {
  const wanted = terms.map(({ term, proper }) => ({ written: term, isName: proper }));
  const used = new Set<string>();
  const marked = (piece: string): TextPart[] =>
    markTerms(piece, wanted, used).map((part) =>
      part.kind === "term" ? { ...part, term: part.term.written } : part,
    );
  const parts: TextPart[] = [];
  let place = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const number = match[0].toLowerCase();
    if (!isRule(number)) continue;
    parts.push(...marked(text.slice(place, match.index)));
    parts.push({ kind: "rule", text: match[0], number });
    place = match.index + match[0].length;
  }
  return [...parts, ...marked(text.slice(place))];
};
