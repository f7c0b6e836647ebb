import type { ChangedSince, RelevantRule } from "@spellwright/contract";
import type { Rulebook, RulesBrowser } from "@spellwright/rulebook";
import type { Knowledge } from "../knowledge.ts";

/** Cited rules with `changed_since` where the edition in use differs. */
export type CitedRuleCheck = (rules: readonly RelevantRule[]) => RelevantRule[];

const unchanged: CitedRuleCheck = (rules) => [...rules];

/** `2026-06-19` of `2026-06-19` and of `starter-2026-06-19`. */
const dateOf = (edition: string): string => edition.slice(-10);

const changeOf = (
  rule: RelevantRule,
  rulebook: Rulebook,
  browser: RulesBrowser,
): ChangedSince | undefined => {
  const { edition } = rulebook;
  const now = rulebook.read(rule.number, "en");
  // Our paraphrase cannot be compared with official words: only a number that is gone is certain.
  if (!rule.verbatim) return now === undefined ? { edition, text: null } : undefined;
  if (now?.text === rule.text) return undefined;
  const moved = browser.numberOfText(rule.text);
  if (moved !== undefined) return { edition, text: rule.text, new_number: moved };
  return { edition, text: now?.text ?? null };
};

/**
 * A stored answer keeps number, text and edition of what it cites. This compares them with the edition
 * in use, when that one is official and newer. Nothing is loaded when no rule of `cited` is older.
 */
export const createCitedRuleCheck = async (
  knowledge: Pick<Knowledge, "editions" | "rulebook" | "rulesBrowser">,
  cited: readonly RelevantRule[],
): Promise<CitedRuleCheck> => {
  if (cited.length === 0) return unchanged;
  const { rules: inUse } = await knowledge.editions();
  const isOlder = (rule: RelevantRule): boolean => dateOf(rule.edition) < inUse.effectiveDate;
  if (!inUse.verbatim || !cited.some(isOlder)) return unchanged;
  const [rulebook, browser] = await Promise.all([knowledge.rulebook(), knowledge.rulesBrowser()]);
  return (rules) =>
    rules.map((rule) => {
      const change = isOlder(rule) ? changeOf(rule, rulebook, browser) : undefined;
      return change === undefined ? rule : { ...rule, changed_since: change };
    });
};
