import type { Bilingual, Language } from "@spellwright/contract";
import type { Combat, CombatOutcome } from "../engines/combat/combat.ts";
import { capital, listed } from "./combat.ts";

const wounds = (amount: number): string => `${amount} ${amount > 1 ? "blessures" : "blessure"}`;
const points = (amount: number): string =>
  `${amount} ${Math.abs(amount) > 1 ? "points" : "point"} de vie`;

export const damage = (amount: number): Bilingual => ({
  fr: `${wounds(amount)} au total pour le joueur défenseur.`,
  en: `${amount} damage in total to the defending player.`,
});
export const poison = (amount: number): Bilingual => ({
  fr: `${amount} ${amount > 1 ? "marqueurs" : "marqueur"} «\u00a0poison\u00a0» pour le joueur défenseur.`,
  en: `${amount} poison ${amount === 1 ? "counter" : "counters"} for the defending player.`,
});
export const gained = (amount: number): Bilingual => ({
  fr: `${points(amount)} gagnés par le lien de vie.`,
  en: `${amount} life gained from lifelink.`,
});
export const deaths = (amount: number): Bilingual => ({
  fr: `${amount} ${amount > 1 ? "créatures meurent" : "créature meurt"}.`,
  en: `${amount} ${amount === 1 ? "creature dies" : "creatures die"}.`,
});
export const lifeLeft = (life: number): Bilingual =>
  life > 0
    ? { fr: `${points(life)} après le combat.`, en: `${life} life after combat.` }
    : {
        fr: `${points(life)} après le combat\u00a0: la partie est perdue.`,
        en: `${life} life after combat: the game is lost.`,
      };
/** Whether the defending player's life runs out, as a clause without a capital. */
export const lethal = (amount: number, life: number, lost: boolean): Bilingual => ({
  fr: `${wounds(amount)} au total contre ${points(life)}\u00a0: ${lost ? "la partie est perdue" : "cela ne suffit pas"}.`,
  en: `${amount} damage in total against ${life} life: ${lost ? "the game is lost" : "it is not enough"}.`,
});
export const ifUnblocked: Bilingual = {
  fr: "Ce total suppose qu’aucune créature n’est bloquée.",
  en: "This total assumes that none of them is blocked.",
};

/** « la 2/2 », “Serra Angel”: only a size takes an article. */
export const called = (name: string, language: Language): string =>
  /^\d/.test(name) ? `${language === "fr" ? "la" : "the"} ${name}` : name;

/** One attacker's part of the combat, for the steps. */
export const fightLine = (
  { attacker, blockers, blocked }: Combat,
  outcome: CombatOutcome | undefined,
): Bilingual => {
  const amount = outcome?.damageToDefender ?? 0;
  const names = (language: "fr" | "en") =>
    listed(
      blockers.map(({ name }) => called(name, language)),
      language,
    );
  const fr = !blocked
    ? "n’est pas bloquée"
    : blockers.length > 0
      ? `est bloquée par ${names("fr")}`
      : "est bloquée";
  const en = !blocked
    ? "is not blocked"
    : blockers.length > 0
      ? `is blocked by ${names("en")}`
      : "is blocked";
  return {
    fr: `${capital(called(attacker.name, "fr"))} ${fr}\u00a0: ${wounds(amount)} au joueur défenseur.`,
    en: `${capital(called(attacker.name, "en"))} ${en}: ${amount} damage to the defending player.`,
  };
};
