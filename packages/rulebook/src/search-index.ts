import MiniSearch from "minisearch";
import type { RuleText } from "./edition.ts";
import { compareRuleNumbers } from "./rule-numbers.ts";
import type { RuleHit } from "./rulebook.ts";
import { queryTerms, tokenize, toTerm } from "./search-terms.ts";

export interface IndexedRule {
  readonly rule: RuleText;
  /** Titles it stands under, in both languages, the rule's own name included. */
  readonly headings: readonly string[];
}

interface SearchDocument {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly fr: string;
  readonly en: string;
}

/** A longer question that meets no rule is in other words, not misspelt: looking for slips is slow. */
const MAX_FORGIVEN_TERMS = 6;

export type SearchRules = (terms: string, limit: number) => readonly RuleHit[];

/**
 * BM25 over official text, paraphrases in both languages and titles. Exact terms first; only a
 * short question that meets no rule is tried again with beginnings of words and small slips of the pen.
 */
export function createSearchIndex(rules: readonly IndexedRule[]): SearchRules {
  const index = new MiniSearch<SearchDocument>({
    fields: ["heading", "text", "fr", "en"],
    tokenize,
    processTerm: toTerm,
    searchOptions: { boost: { heading: 2 }, processTerm: (term) => term },
  });
  index.addAll(rules.map(toDocument));
  return (query, limit) => {
    const terms = queryTerms(query);
    if (terms.length === 0 || !(limit > 0)) return [];
    const joined = terms.join(" ");
    const exact = index.search(joined);
    const results =
      exact.length > 0 || terms.length > MAX_FORGIVEN_TERMS
        ? exact
        : index.search(joined, { prefix: isLong, fuzzy: (term) => (isLong(term) ? 0.2 : false) });
    return results
      .map(({ id, score }): RuleHit => ({ number: String(id), score }))
      .sort((a, b) => b.score - a.score || compareRuleNumbers(a.number, b.number))
      .slice(0, limit);
  };
}

const isLong = (term: string): boolean => term.length > 4;

function toDocument({ rule, headings }: IndexedRule): SearchDocument {
  const official = rule.official ?? "";
  return {
    id: rule.number,
    heading: [...new Set(headings)].join(" "),
    text: headings.includes(official) ? "" : [official, ...rule.examples].join(" "),
    fr: rule.paraphrase?.fr ?? "",
    en: rule.paraphrase?.en ?? "",
  };
}
