import type { CombatRule } from "../../phrases/combat-claims.ts";
import {
  type Combat,
  type CombatAbility,
  type CombatCreature,
  type CombatOutcome,
  creaturesIn,
  deathsIn,
} from "./combat.ts";
import { EVASION_RULES } from "./legal-block.ts";

export type AskedQuantity = "damage" | "life" | "poison" | "deaths" | "block";

const EVASION = ["flying", "menace", "shadow", "horsemanship", "skulk"] as const;

const evasionRules = (attacker: CombatCreature): readonly CombatRule[] => [
  ...EVASION.flatMap((ability) =>
    attacker.abilities.has(ability) ? [EVASION_RULES[ability]] : [],
  ),
  ...(attacker.protectionFrom.size > 0 ? (["702.16f"] as const) : []),
];

/** Rules that the result really rests on, the ones of the asked quantity first. Eight at most are shown. */
export const citedRules = (
  combat: Combat,
  outcome: CombatOutcome,
  asked: AskedQuantity,
): readonly CombatRule[] => {
  const { attacker, blockers, blocked, defender } = combat;
  const everyone = creaturesIn(combat);
  const any = (ability: CombatAbility) => everyone.some((one) => one.abilities.has(ability));
  const beyond = attacker.abilities.has("trample-over-planeswalkers");
  const tramples = attacker.abilities.has("trample") || beyond;
  const deaths = deathsIn(outcome).filter((rule) => rule !== null);

  const passing: CombatRule[] = [];
  if (!blocked) passing.push("510.1b");
  else if (tramples) passing.push(blockers.length > 0 ? "702.19b" : "702.19d");
  else passing.push("510.1c");
  if (attacker.abilities.has("deathtouch") && blockers.length > 0 && tramples)
    passing.push("702.2c");
  if (blockers.length > 1) passing.push("510.1c");
  if (defender.kind === "planeswalker" && tramples) passing.push(beyond ? "702.19c" : "702.19f");

  if (asked === "block") return [...evasionRules(attacker), "509.1b"];
  const rules: CombatRule[] = [];
  if (asked === "deaths") rules.push(...deaths);
  if (asked === "deaths" && any("deathtouch") && deaths.includes("704.5h")) rules.push("702.2b");
  if (asked === "deaths" && any("indestructible")) rules.push("702.12b");
  if (asked === "life") rules.push("702.15b");
  if (asked === "poison" && attacker.toxic > 0) rules.push("702.164c");
  if (asked === "poison" && any("infect")) rules.push("702.90b");
  if (asked !== "deaths") rules.push(...passing);
  if (any("double-strike")) rules.push("702.4b");
  if (any("first-strike")) rules.push("702.7b");
  if (outcome.lifeGained.attacker + outcome.lifeGained.defender > 0) rules.push("702.15b");
  if (any("wither")) rules.push("702.80a");
  if (any("infect")) rules.push(asked === "deaths" ? "702.90c" : "702.90b");
  if (attacker.toxic > 0 && asked === "damage") rules.push("702.164c");
  if (everyone.some((one) => one.protectionFrom.size > 0)) rules.push("702.16e");
  if (asked === "damage" && defender.kind === "planeswalker") rules.push("120.3c");
  if (asked === "damage" && defender.kind === "battle") rules.push("120.3h");
  if (asked === "deaths") rules.push(...passing, "510.2");
  return [...new Set(rules)].slice(0, 8);
};
