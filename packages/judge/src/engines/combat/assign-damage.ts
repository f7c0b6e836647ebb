import type { Defender } from "./combat.ts";
import { type Fighter, has, lethalFor, powerOf } from "./fighter.ts";

export interface Assignment {
  readonly toBlockers: readonly number[];
  readonly toDefender: number;
  readonly toController: number;
}

/** Divides what reaches the defender: loyalty first when it may go past a planeswalker (CR 702.19c). */
const passOn = (amount: number, attacker: Fighter, defender: Defender, taken: number) => {
  const beyond =
    defender.kind === "planeswalker" &&
    defender.left !== null &&
    has(attacker, "trample-over-planeswalkers");
  const toDefender = beyond ? Math.min(amount, Math.max(0, (defender.left ?? 0) - taken)) : amount;
  return { toDefender, toController: amount - toDefender };
};

/** Kills as many blockers as the damage allows, the cheapest first. The rest stays on the last one. */
const spread = (power: number, needs: readonly number[]): number[] => {
  const given = needs.map(() => 0);
  let left = power;
  const order = needs.map((_, index) => index).sort((a, b) => (needs[a] ?? 0) - (needs[b] ?? 0));
  for (const index of order) {
    const need = needs[index] ?? 0;
    if (need > left) break;
    given[index] = need;
    left -= need;
  }
  const unmet = order.find((index) => (given[index] ?? 0) < (needs[index] ?? 0)) ?? order.at(-1);
  if (unmet !== undefined) given[unmet] = (given[unmet] ?? 0) + left;
  return given;
};

/**
 * How the attacking player assigns one step's damage to bring the most past the blockers.
 * With several blockers the division is free (CR 510.1c). A creature with trample first assigns
 * lethal damage to all of them (CR 702.19b). Blocked without trample, nothing passes.
 */
export const assignDamage = (
  attacker: Fighter,
  blockers: readonly Fighter[],
  blocked: boolean,
  defender: Defender,
  takenByDefender: number,
): Assignment => {
  const power = powerOf(attacker);
  const standing = blockers.filter((blocker) => !blocker.death);
  const needs = standing.map((blocker) => lethalFor(blocker, attacker));
  const tramples = has(attacker, "trample") || has(attacker, "trample-over-planeswalkers");
  const lethal = needs.reduce((sum, need) => sum + need, 0);
  const spare = !blocked ? power : tramples ? Math.max(0, power - lethal) : 0;
  const given = spread(power - spare, needs);
  const toBlockers = blockers.map((blocker) =>
    standing.includes(blocker) ? (given[standing.indexOf(blocker)] ?? 0) : 0,
  );
  return { toBlockers, ...passOn(spare, attacker, defender, takenByDefender) };
};
