import type { Combat, CombatOutcome } from "../combat.ts";
import { resolveCombat } from "../resolve-combat.ts";

/** A whole combat: attacking creatures with their blockers, all against one player. */
export interface BattleOutcome {
  /** In the order of the fights. */
  readonly fights: readonly CombatOutcome[];
  /** Combat damage dealt to the defending player, infect included. */
  readonly damage: number;
  /** Life that player loses: damage without infect (CR 120.3a, 120.3b). */
  readonly lifeLost: number;
  readonly poisonCounters: number;
  readonly lifeGained: { readonly attacker: number; readonly defender: number };
  readonly deaths: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/**
 * Combat damage of several attacking creatures (CR 508 to 510). Each creature blocks one attacker, so the
 * fights do not touch each other: what happens to the players is their sum.
 */
export const resolveBattle = (fights: readonly Combat[]): BattleOutcome => {
  const outcomes = fights.map(resolveCombat);
  const of = (read: (outcome: CombatOutcome) => number) => sum(outcomes.map(read));
  return {
    fights: outcomes,
    damage: of(({ damageToDefender }) => damageToDefender),
    lifeLost: sum(
      outcomes.map(({ damageToDefender }, at) =>
        fights[at]?.attacker.abilities.has("infect") ? 0 : damageToDefender,
      ),
    ),
    poisonCounters: of(({ poisonCounters }) => poisonCounters),
    lifeGained: {
      attacker: of(({ lifeGained }) => lifeGained.attacker),
      defender: of(({ lifeGained }) => lifeGained.defender),
    },
    deaths: of(
      ({ attackerDeath, blockerDeaths }) =>
        [attackerDeath, ...blockerDeaths].filter((death) => death !== null).length,
    ),
  };
};
