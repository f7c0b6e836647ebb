import type { Bilingual } from "@spellwright/contract";
import combat from "../../../../data/judge/sentences/combat.json" with { type: "json" };
import type { Fight } from "../engines/combat/combat.ts";
import { called, capital, inBoth, listed, tell } from "./tell.ts";

const { battle } = combat;

export const damage = (amount: number): Bilingual => tell(battle.damage, { amount });
export const poison = (amount: number): Bilingual => tell(battle.poison, { amount });
export const gained = (amount: number): Bilingual => tell(battle.gained, { amount });
export const deaths = (amount: number): Bilingual => tell(combat.count, { amount });
export const lifeLeft = (life: number): Bilingual =>
  tell(life > 0 ? battle.lifeLeft : battle.lifeLost, { life });
/** Whether the defending player's life runs out, as a clause without a capital. */
export const lethal = (amount: number, life: number, lost: boolean): Bilingual =>
  tell(lost ? battle.lethal : battle.notLethal, { amount, life });
export const { ifUnblocked } = battle;

/** One attacker's part of the combat, for the steps. */
export const fightLine = ({ combat: fight, outcome }: Fight): Bilingual => {
  const { attacker, blockers, blocked } = fight;
  const by = blockers.length > 0 ? battle.blockedBy : battle.blocked;
  return tell(blocked ? by : battle.unblocked, {
    attacker: inBoth((language) => capital(called(attacker.name, language))),
    blockers: inBoth((language) =>
      listed(
        blockers.map(({ name }) => called(name, language)),
        language,
      ),
    ),
    amount: outcome.damageToDefender,
  });
};
