import { type Combat, type CombatOutcome, countDeaths, type Fight } from "../combat.ts";
import { resolveCombat } from "../resolve-combat.ts";

/** A whole combat: attacking creatures with their blockers, all against one player. */
export interface BattleOutcome {
  /** In the order of the fights. */
  readonly fights: readonly Fight[];
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
export const resolveBattle = (combats: readonly Combat[]): BattleOutcome => {
  const fights = combats.map((combat) => ({ combat, outcome: resolveCombat(combat) }));
  const of = (read: (outcome: CombatOutcome) => number) =>
    sum(fights.map(({ outcome }) => read(outcome)));
  return {
    fights,
    damage: of(({ damageToDefender }) => damageToDefender),
    lifeLost: sum(
      fights.map(({ combat, outcome }) =>
        combat.attacker.abilities.has("infect") ? 0 : outcome.damageToDefender,
      ),
    ),
    poisonCounters: of(({ poisonCounters }) => poisonCounters),
    lifeGained: {
      attacker: of(({ lifeGained }) => lifeGained.attacker),
      defender: of(({ lifeGained }) => lifeGained.defender),
    },
    deaths: of(countDeaths),
  };
};
