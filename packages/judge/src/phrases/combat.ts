import type { Bilingual, Language } from "@spellwright/contract";
import type { CombatCreature, CombatStep, Defender } from "../engines/combat/combat.ts";

/** A creature's name in a sentence: « la 6/6 », “the 6/6”, or the card's name alone. */
export const called = (creature: CombatCreature, language: Language): string =>
  /^-?\d/.test(creature.name)
    ? `${language === "fr" ? "la" : "the"} ${creature.name}`
    : creature.name;

/** « la 2/2, la 2/2 » becomes « les 2 créatures 2/2 ». */
const together = (names: readonly string[], language: Language): readonly string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    if (count === 1) return name;
    const bare = name.replace(/^(?:la|the) /, "");
    return language === "fr" ? `les ${count} créatures ${bare}` : `the ${count} ${bare} creatures`;
  });

/** Joins names: « a, b et c », “a, b and c”. */
export const listed = (all: readonly string[], language: Language): string => {
  const names = together(all, language);
  return joined(names, language);
};

const joined = (names: readonly string[], language: Language): string =>
  names.length < 2
    ? names.join("")
    : `${names.slice(0, -1).join(", ")} ${language === "fr" ? "et" : "and"} ${names.at(-1)}`;

export const attacked: Readonly<Record<Defender["kind"], Bilingual>> = {
  player: { fr: "au joueur défenseur", en: "the defending player" },
  planeswalker: { fr: "au planeswalker attaqué", en: "the attacked planeswalker" },
  battle: { fr: "à la bataille attaquée", en: "the attacked battle" },
};

const wounds = (amount: number): string => `${amount} ${amount > 1 ? "blessures" : "blessure"}`;

/** The number that was asked for: the damage that gets through, `exact` when nothing is to be divided. */
export const damageRuling = (
  amount: number,
  defender: Defender["kind"],
  exact: boolean,
): Bilingual => {
  if (amount === 0)
    return {
      fr: `0 blessure\u00a0: aucune blessure de combat ne peut être infligée ${attacked[defender].fr}.`,
      en: `0 damage: no combat damage can be dealt to ${attacked[defender].en}.`,
    };
  const many = amount > 1;
  if (exact)
    return {
      fr: `${wounds(amount)} ${many ? "sont infligées" : "est infligée"} ${attacked[defender].fr}.`,
      en: `${amount} damage is dealt to ${attacked[defender].en}.`,
    };
  return {
    fr: `${wounds(amount)} au maximum ${many ? "peuvent être infligées" : "peut être infligée"} ${attacked[defender].fr}.`,
    en: `${amount} damage at most can be dealt to ${attacked[defender].en}.`,
  };
};

export const controllerDamage = (amount: number): Bilingual => ({
  fr: `${wounds(amount)} de plus au maximum pour le contrôleur du planeswalker.`,
  en: `Up to ${amount} more damage for the planeswalker’s controller.`,
});

/** Life from lifelink, as a clause without a capital. */
export const lifeGained = (amount: number): Bilingual =>
  amount === 0
    ? {
        fr: "ce combat ne fait gagner aucun point de vie.",
        en: "no life is gained in this combat.",
      }
    : {
        fr: `le lien de vie fait gagner ${amount} ${amount > 1 ? "points" : "point"} de vie.`,
        en: `${amount} life is gained from lifelink.`,
      };

export const lifeRuling = (amount: number): Bilingual =>
  amount === 0
    ? {
        fr: "0 point de vie\u00a0: ce combat n’en fait gagner aucun.",
        en: "0 life: none is gained in this combat.",
      }
    : { fr: capital(lifeGained(amount).fr), en: capital(lifeGained(amount).en) };

export const poisonRuling = (amount: number): Bilingual => ({
  fr: `${amount} ${amount > 1 ? "marqueurs" : "marqueur"} «\u00a0poison\u00a0» au maximum pour le joueur défenseur.`,
  en: `${amount} poison ${amount === 1 ? "counter" : "counters"} at most for the defending player.`,
});

/** A clause as a sentence of its own. */
export const capital = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Who dies and who survives, as a clause without a capital. */
export const deathsRuling = (dead: readonly string[], alive: readonly string[]): Bilingual => {
  if (dead.length === 0) return { fr: "aucune créature ne meurt.", en: "no creature dies." };
  const rest =
    alive.length === 0
      ? { fr: ".", en: "." }
      : {
          fr: `\u202f; ${listed(alive, "fr")} ${alive.length > 1 ? "survivent" : "survit"}.`,
          en: `; ${listed(alive, "en")} ${alive.length > 1 ? "survive" : "survives"}.`,
        };
  return {
    fr: `${listed(dead, "fr")} ${dead.length > 1 ? "meurent" : "meurt"}${rest.fr}`,
    en: `${listed(dead, "en")} ${dead.length > 1 ? "die" : "dies"}${rest.en}`,
  };
};

/** Whether the attacked player's life runs out, as a clause without a capital. */
export const lethal = (most: number, life: number, lost: boolean): Bilingual => {
  const points = `${life} ${life > 1 ? "points" : "point"} de vie`;
  return lost
    ? {
        fr: `le joueur défenseur, qui a ${points}, peut subir ${wounds(most)}.`,
        en: `the defending player, at ${life} life, can be dealt ${most} damage.`,
      }
    : {
        fr: `le joueur défenseur, qui a ${points}, ne peut subir que ${wounds(most)}.`,
        en: `the defending player, at ${life} life, can be dealt only ${most} damage.`,
      };
};

/**
 * What is left of the defending player's life when its lifelink counts at the same time as the damage
 * (CR 510.2, 702.15b), as a clause without a capital.
 */
export const lifeAfterLifelink = (
  taken: number,
  gained: number,
  life: number,
  left: number,
): Bilingual => {
  const points = (amount: number) =>
    `${amount} ${Math.abs(amount) > 1 ? "points" : "point"} de vie`;
  return {
    fr: `les blessures et le lien de vie comptent en même temps : ${points(life)}, moins ${wounds(taken)}, plus ${points(gained)}, donc ${points(left)}.`,
    en: `damage and lifelink count at the same time: ${life} life, minus ${taken} damage, plus ${gained} life, leaves ${left} life.`,
  };
};

export const countRuling = (amount: number): Bilingual => ({
  fr: `${amount} ${amount > 1 ? "créatures meurent" : "créature meurt"}.`,
  en: `${amount} ${amount === 1 ? "creature dies" : "creatures die"}.`,
});

export const yesOrNo = (verdict: "yes" | "no", rest: Bilingual): Bilingual => ({
  fr: `${verdict === "yes" ? "Oui" : "Non"}, ${rest.fr}`,
  en: `${verdict === "yes" ? "Yes" : "No"}, ${rest.en}`,
});

export const fate = (names: readonly string[], dies: boolean, language: Language): string => {
  const many = names.length > 1;
  const verb =
    language === "fr"
      ? dies
        ? many
          ? "meurent"
          : "meurt"
        : many
          ? "survivent"
          : "survit"
      : dies
        ? many
          ? "die"
          : "dies"
        : many
          ? "survive"
          : "survives";
  return `${listed(names, language)} ${verb}.`;
};

/** Which blockers die is the attacking player's choice; what happens to the attacking creature is not. */
export const attackersChoice = (
  atMost: number,
  attacker: Bilingual,
  attackerDies: boolean,
): Bilingual => ({
  fr: `Cela dépend du joueur attaquant\u00a0: il répartit librement les blessures entre les créatures bloqueuses et n’en a pas assez pour toutes. Il peut en détruire au plus ${atMost}. ${capital(fate([attacker.fr], attackerDies, "fr"))}`,
  en: `It depends on the attacking player, who divides the damage freely among the blocking creatures and does not have enough for all of them: at most ${atMost} can be destroyed. ${capital(fate([attacker.en], attackerDies, "en"))}`,
});

/** How much may be assigned, as a clause without a capital. */
export const mayAssign = (most: number, defender: Defender["kind"]): Bilingual =>
  most === 0
    ? {
        fr: `aucune blessure de combat ne peut être assignée ${attacked[defender].fr}.`,
        en: `no combat damage can be assigned to ${attacked[defender].en}.`,
      }
    : {
        fr: `${wounds(most)} au maximum ${most > 1 ? "peuvent être assignées" : "peut être assignée"} ${attacked[defender].fr}.`,
        en: `at most ${most} damage can be assigned to ${attacked[defender].en}.`,
      };

export const legalBlock: Bilingual = { fr: "ce blocage est légal.", en: "this block is legal." };

export interface ToldStep {
  readonly step: CombatStep;
  /** There is another combat damage step. */
  readonly several: boolean;
  /** By place: 0 attacks, 1… block. */
  readonly names: readonly string[];
  readonly defender: Defender["kind"];
  readonly language: Language;
}

const stepName = (step: CombatStep, several: boolean): Bilingual => {
  if (!several) return { fr: "Blessures de combat", en: "Combat damage" };
  return step.firstStrike
    ? { fr: "Première étape de blessures (initiative)", en: "First damage step (first strike)" }
    : { fr: "Seconde étape de blessures", en: "Second damage step" };
};

/** One combat damage step told in order: what the attacking creature deals, then what it is dealt. */
export const stepLine = ({ step, several, names, defender, language }: ToldStep): string => {
  const fr = language === "fr";
  const [attacker = "", ...blockers] = names;
  const shares: readonly (readonly [number, string])[] = [
    ...step.toBlockers.map(
      (amount, index) => [amount, `${fr ? "à" : "to"} ${blockers[index] ?? ""}`] as const,
    ),
    [step.toDefender, fr ? attacked[defender].fr : `to ${attacked[defender].en}`],
    [step.toController, fr ? "à son contrôleur" : "to its controller"],
  ];
  const parts = shares
    .filter(([amount]) => amount > 0)
    .map(([amount, to], index) => {
      if (index > 0) return `${amount} ${to}`;
      return `${fr ? wounds(amount) : `${amount} damage`} ${to}`;
    });
  const taken = step.toAttacker.reduce((sum, amount) => sum + amount, 0);
  const deals = parts.length > 0 ? joined(parts, language) : "";
  const told = fr
    ? [deals && `inflige ${deals}`, taken > 0 && `subit ${wounds(taken)}`]
    : [deals && `deals ${deals}`, taken > 0 && `is dealt ${taken}${deals ? "" : " damage"}`];
  const sentence = told
    .filter(Boolean)
    .join(`${parts.length > 1 ? "," : ""}${fr ? " et " : " and "}`);
  return `${stepName(step, several)[language]}${fr ? "\u00a0:" : ":"} ${attacker} ${sentence}.`;
};
