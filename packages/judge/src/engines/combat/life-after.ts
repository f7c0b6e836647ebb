import type { Combat, CombatOutcome } from "./combat.ts";

/** The defending player's life through the damage steps. */
interface LifeAfter {
  readonly taken: number;
  readonly gained: number;
  readonly left: number;
  /** It ran out in one of the steps (CR 704.5a). */
  readonly lost: boolean;
}

/**
 * The life of the player who is attacked, step by step: damage is dealt at once and lifelink counts
 * with it (CR 510.2, 702.15b), so that who would fall to nothing may be saved by a blocker with lifelink.
 */
export const lifeAfter = (
  { blockers }: Combat,
  { steps }: CombatOutcome,
  life: number,
): LifeAfter => {
  let taken = 0;
  let gained = 0;
  let lost = false;
  for (const { toDefender, toAttacker } of steps) {
    taken += toDefender;
    blockers.forEach(({ abilities }, at) => {
      if (abilities.has("lifelink")) gained += toAttacker[at] ?? 0;
    });
    if (life - taken + gained <= 0) lost = true;
  }
  return { taken, gained, left: life - taken + gained, lost };
};
