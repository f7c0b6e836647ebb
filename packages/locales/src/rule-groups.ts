import type { RelevantRule, Ruling } from "@spellwright/contract";
import type { PlainKey } from "./translate.ts";

/** Rules of an answer with the heading they stand under. */
export interface RuleGroup {
  readonly title: PlainKey;
  readonly rules: readonly RelevantRule[];
}

/**
 * The rules of an answer as a reader is shown them: those that it stands on, then those that only decide
 * a similar question that it offers (ORA-17).
 *
 * @returns no empty group. A stored answer of before the two were told apart has one
 */
export const ruleGroups = ({
  outcome,
  relevant_rules: rules,
}: Pick<Ruling, "outcome" | "relevant_rules">): readonly RuleGroup[] => {
  const title = outcome === "ruling" ? "oracle.ruling.rules" : "oracle.ruling.rulesRead";
  const groups: readonly RuleGroup[] = [
    { title, rules: rules.filter(({ of_near_question: near }) => !near) },
    { title: "oracle.ruling.rulesNear", rules: rules.filter((rule) => rule.of_near_question) },
  ];
  return groups.filter((group) => group.rules.length > 0);
};
