import type { CombatAbility, CombatCreature, DeathRule } from "./combat.ts";

/** A creature while combat damage is dealt. */
export interface Fighter {
  readonly creature: CombatCreature;
  marked: number;
  minusCounters: number;
  touchedByDeath: boolean;
  death: DeathRule | null;
}

export const enterCombat = (creature: CombatCreature): Fighter => ({
  creature,
  marked: creature.damageMarked,
  minusCounters: 0,
  touchedByDeath: false,
  death: null,
});

export const has = (fighter: Fighter, ability: CombatAbility): boolean =>
  fighter.creature.abilities.has(ability);

/** What it assigns: never less than nothing (CR 510.1a). */
export const powerOf = (fighter: Fighter): number =>
  Math.max(0, fighter.creature.power - fighter.minusCounters);

const toughnessOf = (fighter: Fighter): number =>
  fighter.creature.toughness - fighter.minusCounters;

/**
 * Lethal damage still missing, as it is counted for assignment: damage marked counts, deathtouch
 * makes 1 enough, protection and indestructible change nothing (CR 702.19b, 702.2c).
 */
export const lethalFor = (fighter: Fighter, source: Fighter): number => {
  const missing = Math.max(0, toughnessOf(fighter) - fighter.marked);
  return has(source, "deathtouch") ? Math.min(1, missing) : missing;
};

const isProtected = (fighter: Fighter, source: Fighter): boolean => {
  const { protectionFrom } = fighter.creature;
  if (source.creature.unpreventable) return false;
  return (
    protectionFrom.has("everything") ||
    [...source.creature.colors].some((color) => protectionFrom.has(color))
  );
};

/** Deals damage to a creature and returns what was really dealt (CR 120.3, 702.16e). */
export const deal = (amount: number, source: Fighter, target: Fighter): number => {
  if (amount <= 0 || isProtected(target, source)) return 0;
  if (has(source, "infect") || has(source, "wither")) target.minusCounters += amount;
  else target.marked += amount;
  if (has(source, "deathtouch")) target.touchedByDeath = true;
  return amount;
};

/** State-based actions for one creature (CR 704.5f–h). */
export const checkDeath = (fighter: Fighter): void => {
  if (fighter.death) return;
  const toughness = toughnessOf(fighter);
  if (toughness <= 0) fighter.death = "704.5f";
  else if (!has(fighter, "indestructible")) {
    if (fighter.marked >= toughness) fighter.death = "704.5g";
    else if (fighter.touchedByDeath) fighter.death = "704.5h";
  }
  fighter.touchedByDeath = false;
};
