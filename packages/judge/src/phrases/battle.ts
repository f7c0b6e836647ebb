import type { Bilingual } from "@spellwright/contract";
import combat from "../../../../data/judge/sentences/combat.json" with { type: "json" };
import type { Fight } from "../engines/combat/combat.ts";
import {
  capitalize,
  fillSentence,
  inBothLanguages,
  listed,
  nameWithArticle,
} from "./fill-sentence.ts";

const { battle } = combat;

export const damage = (amount: number): Bilingual => fillSentence(battle.damage, { amount });
export const poison = (amount: number): Bilingual => fillSentence(battle.poison, { amount });
export const gained = (amount: number): Bilingual => fillSentence(battle.gained, { amount });
export const deaths = (amount: number): Bilingual => fillSentence(combat.count, { amount });
export const lifeLeft = (life: number): Bilingual =>
  fillSentence(life > 0 ? battle.lifeLeft : battle.lifeLost, { life });
/** Whether the defending player's life runs out, as a clause without a capital. */
export const lethal = (amount: number, life: number, lost: boolean): Bilingual =>
  fillSentence(lost ? battle.lethal : battle.notLethal, { amount, life });
export const { ifUnblocked } = battle;

/** One attacker's part of the combat, for the steps. */
export const fightLine = ({ combat: fight, outcome }: Fight): Bilingual => {
  const { attacker, blockers, blocked } = fight;
  const by = blockers.length > 0 ? battle.blockedBy : battle.blocked;
  return fillSentence(blocked ? by : battle.unblocked, {
    attacker: inBothLanguages((language) => capitalize(nameWithArticle(attacker.name, language))),
    blockers: inBothLanguages((language) =>
      listed(
        blockers.map(({ name }) => nameWithArticle(name, language)),
        language,
      ),
    ),
    amount: outcome.damageToDefender,
  });
};
