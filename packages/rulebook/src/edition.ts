import type { Bilingual } from "@spellwright/contract";

/** One numbered rule of an edition ("100.1", "702.19b"). */
export interface RuleText {
  readonly number: string;
  /** Official English text; null in the starter digest. */
  readonly official: string | null;
  /** Our own words. Null where the digest has none. */
  readonly paraphrase: Bilingual | null;
  /** Official examples, in order. */
  readonly examples: readonly string[];
}

/** "702. Keyword Abilities" or the one-word rule "702.19. Trample". */
export interface Heading {
  readonly number: string;
  readonly title: Bilingual;
}

/** French for names that our digest has no text under: they are given to an official edition. */
export interface FrenchNames {
  /** Sections, chapters and keywords, by number. The English name says which one was meant. */
  readonly titles: readonly Heading[];
  /** Terms of the glossary. */
  readonly terms: readonly Bilingual[];
}

/** A term of the glossary. Both languages hold the English words where nobody translated them. */
export interface GlossaryEntry {
  readonly term: Bilingual;
  readonly definition: Bilingual;
  /** Numbers of "See rule …". */
  readonly rules: readonly string[];
}

/** A whole edition of the Comprehensive Rules, official or our starter digest. */
export interface RulesEdition {
  /** ISO effective date, or `starter-<date of the edition it paraphrases>` (DATA-04). */
  readonly id: string;
  readonly effectiveDate: string;
  readonly verbatim: boolean;
  readonly headings: readonly Heading[];
  readonly rules: readonly RuleText[];
  readonly glossary: readonly GlossaryEntry[];
}

/** Our starter digest: an edition in itself, and French names for official ones. */
export interface RulesDigest extends RulesEdition {
  readonly names: FrenchNames;
}
