import { assignDamage } from "./assign-damage.ts";
import type { Combat, CombatOutcome, CombatStep } from "./combat.ts";
import { checkDeath, deal, enterCombat, type Fighter, has, powerOf } from "./fighter.ts";

const strikesFirst = (fighter: Fighter): boolean =>
  has(fighter, "first-strike") || has(fighter, "double-strike");

/** Who assigns damage in a step (CR 510.4, 702.4b, 702.7b). */
const takesPart = (fighter: Fighter, firstStrikeStep: boolean): boolean =>
  firstStrikeStep
    ? strikesFirst(fighter)
    : has(fighter, "double-strike") || !has(fighter, "first-strike");

/**
 * Combat damage of one attacking creature under the rules in force: no damage assignment order,
 * the attacking player brings as much as possible past the blockers and, where nothing can pass,
 * kills as many blockers as possible. All numbers are exact. Nothing else happens in between.
 */
export const resolveCombat = (combat: Combat): CombatOutcome => {
  const attacker = enterCombat(combat.attacker);
  const blockers = combat.blockers.map(enterCombat);
  const everyone = [attacker, ...blockers];
  for (const fighter of everyone) checkDeath(fighter);
  const lifeGained = { attacker: 0, defender: 0 };
  const steps: CombatStep[] = [];
  let damageToDefender = 0;
  let damageToController = 0;
  let poisonCounters = 0;

  const play = (firstStrike: boolean) => {
    const strikes = !attacker.death && takesPart(attacker, firstStrike);
    const assigned = strikes
      ? assignDamage(attacker, blockers, combat.blocked, combat.defender, damageToDefender)
      : { toBlockers: blockers.map(() => 0), toDefender: 0, toController: 0 };
    const toAttacker = blockers.map((blocker) =>
      !blocker.death && !attacker.death && takesPart(blocker, firstStrike) ? powerOf(blocker) : 0,
    );
    let dealt = assigned.toDefender + assigned.toController;
    const toPlayer =
      combat.defender.kind === "player" ? assigned.toDefender : assigned.toController;
    if (toPlayer > 0) {
      poisonCounters += (has(attacker, "infect") ? toPlayer : 0) + combat.attacker.toxic;
    }
    damageToDefender += assigned.toDefender;
    damageToController += assigned.toController;
    blockers.forEach((blocker, index) => {
      dealt += deal(assigned.toBlockers[index] ?? 0, attacker, blocker);
      const returned = deal(toAttacker[index] ?? 0, blocker, attacker);
      if (has(blocker, "lifelink")) lifeGained.defender += returned;
    });
    if (has(attacker, "lifelink")) lifeGained.attacker += dealt;
    steps.push({ firstStrike, ...assigned, toAttacker });
    for (const fighter of everyone) checkDeath(fighter);
  };

  if (everyone.some((fighter) => !fighter.death && strikesFirst(fighter))) play(true);
  play(false);
  return {
    steps,
    damageToDefender,
    damageToController,
    poisonCounters,
    lifeGained,
    attackerDeath: attacker.death,
    blockerDeaths: blockers.map((blocker) => blocker.death),
  };
};
