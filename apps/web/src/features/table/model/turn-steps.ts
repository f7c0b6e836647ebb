/** The steps of a turn in their order, and the main phases, which have none (CR 500.1), by their rule. */
export const TURN_STEPS = [
  { name: "untap", rule: "502" },
  { name: "upkeep", rule: "503" },
  { name: "draw", rule: "504" },
  { name: "main1", rule: "505" },
  { name: "combat", rule: "507" },
  { name: "attackers", rule: "508" },
  { name: "blockers", rule: "509" },
  { name: "damage", rule: "510" },
  { name: "combatEnd", rule: "511" },
  { name: "main2", rule: "505" },
  { name: "end", rule: "513" },
  { name: "cleanup", rule: "514" },
] as const;

export type StepName = (typeof TURN_STEPS)[number]["name"];

/** The step behind this one. Null at the end of the turn. */
export const stepAfter = (step: StepName): StepName | null =>
  TURN_STEPS[TURN_STEPS.findIndex(({ name }) => name === step) + 1]?.name ?? null;
