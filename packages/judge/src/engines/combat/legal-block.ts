import type { CombatCreature } from "./combat.ts";

/** Abilities that forbid a block, with their rules. */
const EVASION_RULES = {
  flying: "702.9b",
  menace: "702.111b",
  shadow: "702.28b",
  horsemanship: "702.31b",
  skulk: "702.118b",
  decayed: "702.147a",
  protection: "702.16f",
} as const;
export type Evasion = keyof typeof EVASION_RULES;

export interface IllegalBlock {
  readonly rule: (typeof EVASION_RULES)[Evasion];
  readonly ability: Evasion;
  readonly blocker: CombatCreature;
}

type Check = (attacker: CombatCreature, blocker: CombatCreature, blockers: number) => boolean;

/** Evasion and blocking restrictions: true when this creature may not block (CR 509.1b). */
const CHECKS: readonly (readonly [Evasion, Check])[] = [
  [
    "flying",
    (attacker, blocker) =>
      attacker.abilities.has("flying") &&
      !blocker.abilities.has("flying") &&
      !blocker.abilities.has("reach"),
  ],
  ["menace", (attacker, _, blockers) => attacker.abilities.has("menace") && blockers < 2],
  [
    "shadow",
    (attacker, blocker) => attacker.abilities.has("shadow") !== blocker.abilities.has("shadow"),
  ],
  [
    "horsemanship",
    (attacker, blocker) =>
      attacker.abilities.has("horsemanship") && !blocker.abilities.has("horsemanship"),
  ],
  [
    "skulk",
    (attacker, blocker) => attacker.abilities.has("skulk") && blocker.power > attacker.power,
  ],
  ["decayed", (_, blocker) => blocker.abilities.has("decayed")],
  [
    "protection",
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
  for (const [ability, forbids] of CHECKS) {
    const blocker = blockers.find((one) => forbids(attacker, one, blockers.length));
    if (blocker) return { ability, rule: EVASION_RULES[ability], blocker };
  }
  return undefined;
};
