import { compareRuleNumbers } from "./rule-numbers.ts";

const NUMBER = String.raw`\d{3}(?:\.\d{1,4}(?:[a-z]{1,2})?)?(?:[–-][a-z](?![a-z]))?(?![\w])`;
const BETWEEN = String.raw`(?:,\s?(?:and|or|et|ou)\s|,\s|\s(?:and|or|through|et|ou|à)\s)(?:rules?\s|règles?\s)?`;
const REFERENCE = new RegExp(
  String.raw`(?:rules?|règles?)\s(?:\(|«\s?)?(${NUMBER}(?:${BETWEEN}${NUMBER})*)`,
  "giu",
);
const ONE_NUMBER = /(\d{3}(?:\.\d{1,4})?)([a-z]{0,2})(?:[\u2013-]([a-z]))?/giu;

/** Letters of the rules: l and o are left out (CR introduction). */
const LETTERS = "abcdefghijkmnpqrstuvwxyz";

/**
 * Numbers a text points to, in the order of the book: "see rule 702.15", "rules 704 and 510.1c",
 * "rules 111.10j–r" (every letter between), and the same in French.
 */
export function ruleReferences(text: string): readonly string[] {
  const numbers = new Set<string>();
  for (const reference of text.matchAll(REFERENCE)) {
    for (const match of (reference[1] ?? "").matchAll(ONE_NUMBER)) {
      const [, number = "", first = "", last] = match;
      for (const letter of lettersBetween(first.toLowerCase(), last?.toLowerCase())) {
        numbers.add(number + letter);
      }
    }
  }
  return [...numbers].sort(compareRuleNumbers);
}

function lettersBetween(first: string, last: string | undefined): readonly string[] {
  const from = LETTERS.indexOf(first);
  const to = last === undefined ? -1 : LETTERS.indexOf(last);
  return first.length === 1 && from >= 0 && to > from
    ? LETTERS.slice(from, to + 1).split("")
    : [first];
}
