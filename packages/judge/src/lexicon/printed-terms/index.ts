import type { Concept } from "../concept.ts";
import { abilityWordTerms } from "./ability-words.ts";
import { keywordAbilityTerms } from "./keyword-abilities.ts";
import { keywordActionTerms, verbTerms } from "./keyword-actions.ts";
import { conceptOf, type PrintedTerm } from "./printed-term.ts";

const asKeyword = (term: PrintedTerm): Concept => ({ ...conceptOf(term), keyword: term[1] });

/** Every keyword action, keyword ability and ability word of the official rules (CR 701, 702, 207.2c). */
export const printedTerms: readonly PrintedTerm[] = [
  ...verbTerms,
  ...keywordActionTerms,
  ...keywordAbilityTerms,
  ...abilityWordTerms,
];

/** What those terms add to the lexicon. Ability words have no meaning of their own in the rules. */
export const printedTermConcepts: readonly Concept[] = [
  ...verbTerms.map(conceptOf),
  ...keywordActionTerms.map(asKeyword),
  ...keywordAbilityTerms.map(asKeyword),
  ...abilityWordTerms.map((term): Concept => ({ ...asKeyword(term), ordinary: true })),
];
