import { foldInPlace } from "@spellwright/text";

/** A part of a rule's text as the page shows it. */
export type TextPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "rule"; readonly text: string; readonly number: string }
  | { readonly kind: "term"; readonly text: string; readonly term: string };

// A number with its dot is a rule wherever it stands; a chapter only behind "rule(s)" or « règle(s) ».
const REFERENCE =
  /\b\d{3}\.\d{1,4}(?:[a-z]{1,2})?(?![\w])|(?<=r(?:ule|ègle)s? )\d{3}(?![\w.]*\d)/giu;

const LETTER = /[\p{L}\p{N}]/u;

/** A term of the glossary as a text may write it. */
interface Term {
  readonly term: string;
  /** Meant only with a capital: a "Case" is no case. */
  readonly proper: boolean;
}

const plain = (text: string): TextPart[] => (text === "" ? [] : [{ kind: "text", text }]);

const stands = (text: string, start: number, end: number): boolean =>
  !LETTER.test(text[start - 1] ?? "") && !LETTER.test(text[end] ?? "");

/** Each term once, where it first stands as a word of its own or in its plural; the longest first. */
const markTerms = (text: string, terms: readonly Term[], used: Set<string>): TextPart[] => {
  const folded = foldInPlace(text);
  for (const { term, proper } of terms) {
    if (used.has(term)) continue;
    const wanted = foldInPlace(term);
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
      const ends = [at + wanted.length, at + wanted.length + 1];
      const end = ends.find(
        (each, plural) => stands(folded, at, each) && (plural === 0 || folded[each - 1] === "s"),
      );
      if (end === undefined || (proper && !/\p{Lu}/u.test(text.charAt(at)))) continue;
      used.add(term);
      return [
        ...markTerms(text.slice(0, at), terms, used),
        { kind: "term", text: text.slice(at, end), term },
        ...markTerms(text.slice(end), terms, used),
      ];
    }
  }
  return plain(text);
};

/**
 * A rule's text in parts: the rules that it names, and the terms of the glossary, each at its first place.
 *
 * @param isRule whether a number is a rule that has a page
 * @param terms as the glossary of the page's language writes them
 */
export const partsOf = (
  text: string,
  isRule: (number: string) => boolean,
  terms: readonly Term[] = [],
): TextPart[] => {
  const longestFirst = [...terms].sort((a, b) => b.term.length - a.term.length);
  const used = new Set<string>();
  const parts: TextPart[] = [];
  let place = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const number = match[0].toLowerCase();
    if (!isRule(number)) continue;
    parts.push(...markTerms(text.slice(place, match.index), longestFirst, used));
    parts.push({ kind: "rule", text: match[0], number });
    place = match.index + match[0].length;
  }
  return [...parts, ...markTerms(text.slice(place), longestFirst, used)];
};
