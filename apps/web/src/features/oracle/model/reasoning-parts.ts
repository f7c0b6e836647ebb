import type { DetailedReasoning } from "@spellwright/contract";
import type { PlainKey } from "@spellwright/locales";

export interface ReasoningPart {
  readonly title: PlainKey;
  readonly lists: readonly { readonly title: PlainKey; readonly lines: readonly string[] }[];
}

const partOf = <Key extends string>(
  title: PlainKey,
  lists: Readonly<Record<Key, readonly string[]>>,
  keys: readonly Key[],
  nameOf: (key: Key) => PlainKey,
): ReasoningPart[] => {
  const filled = keys
    .map((key) => ({ title: nameOf(key), lines: lists[key].filter((line) => line.trim() !== "") }))
    .filter((list) => list.lines.length > 0);
  return filled.length === 0 ? [] : [{ title, lists: filled }];
};

/** The parts of a detailed reasoning that say something (ORA-02). The steps stand apart. */
export const reasoningParts = (reasoning: DetailedReasoning): ReasoningPart[] => [
  ...partOf(
    "oracle.reasoning.timing",
    reasoning.timing_analysis,
    ["priority_windows", "stack_order", "state_based_actions", "triggers"],
    (key) => `oracle.reasoning.${key}`,
  ),
  ...partOf(
    "oracle.reasoning.layers",
    reasoning.layer_system,
    ["layers_involved", "dependency_order", "replacement_effects", "prevention_effects"],
    (key) => `oracle.reasoning.${key}`,
  ),
  ...partOf(
    "oracle.reasoning.interpretation",
    reasoning.rule_interpretation,
    ["primary_rules", "supporting_rules", "edge_cases", "ruling_precedents"],
    (key) => `oracle.reasoning.${key}`,
  ),
];
