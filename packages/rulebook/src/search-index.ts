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

/** Of a long question the terms of highest IDF say what it is about, and common ones cost the most time. */
const MOST_TERMS = 18;

export type SearchRules = (terms: string, limit: number) => readonly RuleHit[];

/**
 * BM25 over official text, paraphrases in both languages and titles. Exact terms first. Only a
 * short question that meets no rule is tried again with beginnings of words and small slips of the pen.
 * Made in steps of a rule.
 */
export function* searchIndexInSteps(
  rules: readonly IndexedRule[],
): Generator<void, SearchRules, void> {
  const index = new MiniSearch<SearchDocument>({
    fields: ["heading", "text", "fr", "en"],
    tokenize,
    processTerm: toTerm,
    searchOptions: { boost: { heading: 2 }, processTerm: (term) => term },
  });
  const frequency = new Map<string, number>();
  for (const rule of rules) {
    yield;
    const document = toDocument(rule);
    index.add(document);
    for (const term of termsOf(document)) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const numbers = rules.map(({ rule }) => rule.number);
  const exactHits = termSearch(index, numbers);
  return (query, limit) => {
    const terms = rarestTerms(queryTerms(query), frequency);
    if (terms.length === 0 || !(limit > 0)) return [];
    const exact = exactHits(terms, limit);
    const results =
      exact.length > 0 || terms.length > MAX_FORGIVEN_TERMS
        ? exact
        : index
            .search(terms.join(" "), {
              prefix: isLong,
              fuzzy: (term) => (isLong(term) ? 0.2 : false),
            })
            .map(({ id, score }): RuleHit => ({ number: String(id), score }));
    return results
      .sort((a, b) => b.score - a.score || compareRuleNumbers(a.number, b.number))
      .slice(0, limit);
  };
}

/** The rules that hold a term, by their places, and the score of each. */
interface TermHits {
  readonly places: Uint16Array;
  readonly scores: Float64Array;
}

/**
 * What MiniSearch finds for exact terms, with its scores (of several terms: their sum, times how many a rule
 * holds), from what it found for each term alone: that is asked for once. The common terms, which most
 * questions hold, are what takes its time.
 */
function termSearch(
  index: MiniSearch<SearchDocument>,
  numbers: readonly string[],
): (terms: readonly string[], limit: number) => RuleHit[] {
  const placeOf = new Map(numbers.map((number, place) => [number, place]));
  const known = new Map<string, TermHits>();
  const hitsOf = (term: string): TermHits => {
    let hits = known.get(term);
    if (hits === undefined) {
      const found = index.search(term);
      hits = {
        places: Uint16Array.from(found, ({ id }) => placeOf.get(id) ?? 0),
        scores: Float64Array.from(found, ({ score }) => score),
      };
      // Words that no rule holds are without number.
      if (found.length > 0) known.set(term, hits);
    }
    return hits;
  };
  return (terms, limit) => {
    const scores = new Float64Array(numbers.length);
    const counts = new Uint8Array(numbers.length);
    for (const hits of terms.map(hitsOf))
      for (const [at, place] of hits.places.entries()) {
        scores[place] = (scores[place] ?? 0) + (hits.scores[at] ?? 0);
        counts[place] = (counts[place] ?? 0) + 1;
      }
    const found: number[] = [];
    for (let place = 0; place < counts.length; place++)
      if (counts[place]) {
        scores[place] = (scores[place] ?? 0) * (counts[place] ?? 0);
        found.push(place);
      }
    return bestOf(found, scores, limit).map((place) => ({
      number: numbers[place] ?? "",
      score: scores[place] ?? 0,
    }));
  };
}

/** Those that may be among the best: only they are made into hits and sorted by number. */
function bestOf(found: readonly number[], scores: Float64Array, limit: number): readonly number[] {
  const sorted = Float64Array.from(found, (place) => scores[place] ?? 0).sort();
  const least = sorted[Math.max(0, sorted.length - Math.ceil(limit))] ?? Number.POSITIVE_INFINITY;
  return found.filter((place) => (scores[place] ?? 0) >= least);
}

/** The terms of a document, each once: in how many documents it stands is its document frequency. */
function termsOf({ heading, text, fr, en }: SearchDocument): ReadonlySet<string> {
  const words = tokenize([heading, text, fr, en].join(" "));
  return new Set(words.flatMap((word) => toTerm(word) ?? []));
}

/** The rarest of the terms. Words that no rule holds are kept only in a short question, as slips. */
function rarestTerms(
  terms: readonly string[],
  frequency: ReadonlyMap<string, number>,
): readonly string[] {
  if (terms.length <= MAX_FORGIVEN_TERMS) return terms;
  return terms
    .filter((term) => frequency.has(term))
    .sort((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0))
    .slice(0, MOST_TERMS);
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
