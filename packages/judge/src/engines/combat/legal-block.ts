import type { CombatAbility, CombatCreature } from "./combat.ts";

export interface IllegalBlock {
  readonly rule: string;
  readonly ability: CombatAbility | "protection";
  readonly blocker: CombatCreature;
}

type Check = (attacker: CombatCreature, blocker: CombatCreature, blockers: number) => boolean;

/** Evasion and blocking restrictions: true when this creature may not block (CR 509.1b). */
const CHECKS: readonly (readonly [IllegalBlock["ability"], string, Check])[] = [
  [
    "flying",
    "702.9b",
    (attacker, blocker) =>
      attacker.abilities.has("flying") &&
      !blocker.abilities.has("flying") &&
      !blocker.abilities.has("reach"),
  ],
  [
    "menace",
    "702.111b",
    (attacker, _, blockers) => attacker.abilities.has("menace") && blockers < 2,
  ],
  [
    "shadow",
    "702.28b",
    (attacker, blocker) => attacker.abilities.has("shadow") !== blocker.abilities.has("shadow"),
  ],
  [
    "horsemanship",
    "702.31b",
    (attacker, blocker) =>
      attacker.abilities.has("horsemanship") && !blocker.abilities.has("horsemanship"),
  ],
  [
    "skulk",
    "702.118b",
    (attacker, blocker) => attacker.abilities.has("skulk") && blocker.power > attacker.power,
  ],
  ["decayed", "702.147a", (_, blocker) => blocker.abilities.has("decayed")],
  [
    "protection",
    "702.16f",
    (attacker, blocker) =>
      attacker.protectionFrom.has("everything") ||
      [...blocker.colors].some((color) => attacker.protectionFrom.has(color)),
  ],
];

/** The first reason why these creatures may not block together; undefined when they may. */
export const findIllegalBlock = (
  attacker: CombatCreature,
  blockers: readonly CombatCreature[],
): IllegalBlock | undefined => {
  for (const [ability, rule, forbids] of CHECKS) {
    const blocker = blockers.find((one) => forbids(attacker, one, blockers.length));
    if (blocker) return { ability, rule, blocker };
  }
  return undefined;
};
