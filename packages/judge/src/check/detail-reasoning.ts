import type { CardRuling, DetailedReasoning } from "@spellwright/contract";
import type { Decision } from "../decision.ts";

/** Chapter of a rule number: "704.5f" stands in 704. */
const inChapter = (chapters: readonly string[]) => (number: string) =>
  chapters.some((chapter) => number.startsWith(`${chapter}.`));

/**
 * The detailed reasoning of a decision, truthfully: only what was really used. A section without
 * anything stays empty rather than being filled with words.
 */
export const detailReasoning = (
  decision: Decision,
  shown: readonly string[],
  cardRulings: readonly CardRuling[],
): DetailedReasoning => {
  const claims = (chapters: readonly string[]) =>
    decision.citations
      .filter(({ number }) => shown.includes(number) && inChapter(chapters)(number))
      .map(({ number, claim }) => `${number}\u00a0— ${claim}`);
  const decided = decision.outcome === "ruling";
  const steps = decided ? decision.steps : [];
  return {
    timing_analysis: {
      priority_windows: decided ? claims(["117", "116"]) : [],
      stack_order: decided ? claims(["405", "608", "601", "602"]) : [],
      state_based_actions: decided ? claims(["704"]) : [],
      triggers: decided ? claims(["603"]) : [],
    },
    layer_system: {
      layers_involved: [...new Set(steps.flatMap(({ layer }) => layer ?? []))],
      dependency_order: decided ? claims(["613"]) : [],
      replacement_effects: decided ? claims(["614", "616"]) : [],
      prevention_effects: decided ? claims(["615"]) : [],
    },
    rule_interpretation: {
      primary_rules: decided ? shown.slice(0, 2) : [],
      supporting_rules: decided ? shown.slice(2) : [...shown],
      edge_cases: [],
      ruling_precedents: cardRulings
        .slice(0, 3)
        .map(({ name, published_at, comment }) => `${name} (${published_at})\u00a0: ${comment}`),
    },
    step_by_step_analysis: steps.map(({ action, rule, timing, layer }, index) => ({
      step: index + 1,
      action,
      rule_applied: rule,
      timing,
      layer,
    })),
  };
};
