import type { Rulebook } from "@spellwright/rulebook";

/** "702.19b", also as "CR 702.19b", "rule 702.19b", « règle 702.19b », with brackets around it or not. */
const RULE_NUMBER =
  /\s?[([]?(?:\b(?:CR|rules?|règles?|regles?)\s)?\b([1-9]\d{2}\.\d{1,3}[a-z]?)\b(?!\/)[)\]]?/giu;
/** Handles mean nothing to a reader. */
const HANDLE = /\s?[([]R\d{1,2}(?:,\s?R\d{1,2})*[)\]]/g;

export interface CheckedText {
  readonly text: string;
  /** Rule numbers the text named without having been given them or that do not exist. */
  readonly removed: readonly string[];
}

/** Takes rule numbers out of a model's free text unless they were among its passages and exist (ORA-17). */
export const checkFreeText = (
  written: string,
  given: ReadonlySet<string>,
  rulebook: Rulebook,
): CheckedText => {
  const removed: string[] = [];
  const text = written.replace(HANDLE, "").replace(RULE_NUMBER, (whole, number: string) => {
    const known = number.toLowerCase();
    if (given.has(known) && rulebook.has(known)) return whole;
    removed.push(number);
    return "";
  });
  return { text: text.trim(), removed };
};
