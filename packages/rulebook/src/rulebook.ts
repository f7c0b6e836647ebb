import type { Language, RuleView } from "@spellwright/contract";
import type { GlossaryEntry } from "./edition.ts";

/** A rule that a search found. Scores compare within one search only. */
export interface RuleHit {
  readonly number: string;
  readonly score: number;
}

/** An edition in use, indexed. Built once, read by the judge and by the API. */
export interface Rulebook {
  readonly edition: string;
  readonly effectiveDate: string;
  readonly verbatim: boolean;
  readonly size: number;
  has(number: string): boolean;
  /** Sections, chapters and rules, in the order of the book. */
  numbers(): readonly string[];
  /** The rule in this edition's own text (or our paraphrase in `language`). Undefined when unknown. */
  read(number: string, language: Language): RuleView | undefined;
  parentOf(number: string): string | undefined;
  childrenOf(number: string): readonly string[];
  /** Rules that the text of this rule points to ("see rule 704"). */
  linksOf(number: string): readonly string[];
  glossary(term: string): GlossaryEntry | undefined;
  /** Best first (BM25 over text, headings and paraphrases). Terms may be in either language. */
  search(terms: string, options: { readonly limit: number }): readonly RuleHit[];
  /** Builds the index of the search, a rule a step. A search that finds none builds it in one go. */
  indexInSteps(): Generator<void, void, void>;
}
