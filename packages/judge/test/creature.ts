import type { CombatAbility, CombatCreature } from "../src/engines/combat/combat.ts";

/** A creature in combat with these numbers and abilities. */
export const creature = (
  power: number,
  toughness: number,
  abilities: readonly CombatAbility[] = [],
  more: Partial<CombatCreature> = {},
): CombatCreature => ({
  name: `${power}/${toughness}`,
  power,
  toughness,
  abilities: new Set(abilities),
  damageMarked: 0,
  toxic: 0,
  protectionFrom: new Set(),
  colors: new Set(["creature"]),
  restrictions: [],
  tapped: false,
  summoningSick: false,
  unpreventable: false,
  goesElsewhere: false,
  ...more,
});
