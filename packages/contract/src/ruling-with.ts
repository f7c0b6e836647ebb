import type { DetailedReasoning, Ruling } from "./entities/ruling.ts";

/** A whole ruling of a few fields, for tests and examples: only what they are about needs to be said. */
export const rulingWith = (parts: Partial<Ruling> = {}): Ruling => ({
  ruling: "Oui.",
  explanation: "",
  outcome: "ruling",
  verdict: null,
  relevant_rules: [],
  card_interactions: [],
  mentioned_cards: [],
  web_search_used: false,
  recent_updates: null,
  sourcesAndLinks: [],
  groundingMetadata: null,
  confidence: 0.9,
  timestamp: "2026-11-20T14:00:00.000Z",
  ...parts,
});

/** Detailed reasoning that says nothing, but for its times; beside `rulingWith`. */
export const reasoningWith = (
  times: Partial<DetailedReasoning["timing_analysis"]> = {},
): DetailedReasoning => ({
  timing_analysis: {
    priority_windows: [],
    stack_order: [],
    state_based_actions: [],
    triggers: [],
    ...times,
  },
  layer_system: {
    layers_involved: [],
    dependency_order: [],
    replacement_effects: [],
    prevention_effects: [],
  },
  rule_interpretation: {
    primary_rules: [],
    supporting_rules: [],
    edge_cases: [],
    ruling_precedents: [],
  },
  step_by_step_analysis: [],
});
