import type { Language, RuleView } from "@spellwright/contract";
import { normalizeRuleNumber } from "./rule-numbers.ts";
import type { Rulebook } from "./rulebook.ts";

/** What a list of cited numbers came to. */
export interface CheckedCitations {
  /** Rules that exist, each once, in the order given, with the text of the edition in use. */
  readonly citations: readonly RuleView[];
  /** What was cited and does not exist, as written: for counting, never for showing (ORA-17). */
  readonly unknown: readonly string[];
}

/**
 * ORA-17: only rules of the edition in use come back as citations. "CR 702.19b." is read as 702.19b;
 * a bare section number ("7") is too vague to be a citation.
 */
export function checkCitations(
  numbers: readonly string[],
  rulebook: Rulebook,
  language: Language,
): CheckedCitations {
  const citations = new Map<string, RuleView>();
  const unknown = new Set<string>();
  for (const written of numbers) {
    const number = normalizeRuleNumber(written);
    const rule = number === undefined ? undefined : rulebook.read(number, language);
    if (rule === undefined) unknown.add(written);
    else citations.set(rule.number, rule);
  }
  return { citations: [...citations.values()], unknown: [...unknown] };
}
