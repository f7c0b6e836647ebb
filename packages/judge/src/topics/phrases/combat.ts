import type { Bilingual, Language } from "@spellwright/contract";
import type { CombatCreature, CombatStep, Defender } from "../../engines/combat/combat.ts";
import type { Evasion } from "../../engines/combat/legal-block.ts";

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

/** The number that was asked for: most damage that gets through. */
export const damageRuling = (amount: number, defender: Defender["kind"]): Bilingual =>
  amount === 0
    ? {
        fr: `0 blessure\u00a0: aucune blessure de combat ne peut être infligée ${attacked[defender].fr}.`,
        en: `0 damage: no combat damage can be dealt to ${attacked[defender].en}.`,
      }
    : {
        fr: `${wounds(amount)} au maximum ${amount > 1 ? "peuvent être infligées" : "peut être infligée"} ${attacked[defender].fr}.`,
        en: `${amount} damage at most can be dealt to ${attacked[defender].en}.`,
      };

export const controllerDamage = (amount: number): Bilingual => ({
  fr: `${wounds(amount)} de plus au maximum pour le contrôleur du planeswalker.`,
  en: `Up to ${amount} more damage for the planeswalker’s controller.`,
});

export const lifeRuling = (amount: number): Bilingual =>
  amount === 0
    ? {
        fr: "0 point de vie n’est gagné dans ce combat.",
        en: "0 life is gained in this combat.",
      }
    : {
        fr: `${amount} ${amount > 1 ? "points de vie sont gagnés" : "point de vie est gagné"} grâce au lien de vie.`,
        en: `${amount} life is gained from lifelink.`,
      };

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

/** Whether the attacked player's life runs out. */
export const lethal = (most: number, life: number): Bilingual => ({
  fr: `${wounds(most)} au maximum ${most > 1 ? "atteignent" : "atteint"} le joueur, qui a ${life} ${life > 1 ? "points" : "point"} de vie.`,
  en: `at most ${most} damage reaches the player, who is at ${life} life.`,
});

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

export const attackersChoice = (atMost: number): Bilingual => ({
  fr: `Cela dépend du joueur attaquant\u00a0: il répartit librement les blessures entre les créatures bloqueuses et n’en a pas assez pour toutes. Il peut en détruire au plus ${atMost}.`,
  en: `It depends on the attacking player, who divides the damage freely among the blocking creatures and does not have enough for all of them. At most ${atMost} of them can be destroyed.`,
});

export const mayAssign = (asked: number, most: number): Bilingual => ({
  fr:
    asked <= most
      ? `${asked} peuvent être assignées (le maximum est ${most}).`
      : `le maximum est ${most}.`,
  en: asked <= most ? `${asked} can be assigned (the most is ${most}).` : `the most is ${most}.`,
});

export const illegalBlock = (blocker: string, ability: Bilingual): Bilingual => ({
  fr: `ce blocage par ${blocker} est illégal à cause de la capacité «\u00a0${ability.fr}\u00a0».`,
  en: `this block by ${blocker} is illegal because of ${ability.en}.`,
});
export const legalBlock: Bilingual = { fr: "ce blocage est légal.", en: "this block is legal." };

/** Game terms of the abilities that stop a block. */
export const abilityNames: Readonly<Record<Evasion, Bilingual>> = {
  flying: { fr: "vol", en: "flying" },
  menace: { fr: "menace", en: "menace" },
  shadow: { fr: "distorsion", en: "shadow" },
  horsemanship: { fr: "horsemanship", en: "horsemanship" },
  skulk: { fr: "skulk", en: "skulk" },
  decayed: { fr: "décomposition", en: "decayed" },
  protection: { fr: "protection", en: "protection" },
};

/** One combat damage step told in order. */
export const stepLine = (
  step: CombatStep,
  several: boolean,
  blockers: readonly CombatCreature[],
  attacker: CombatCreature,
  defender: Defender["kind"],
  language: Language,
): string => {
  const fr = language === "fr";
  const parts = step.toBlockers.flatMap((amount, index) => {
    const blocker = blockers[index];
    if (amount === 0 || !blocker) return [];
    return [fr ? `${amount} à ${called(blocker, "fr")}` : `${amount} to ${called(blocker, "en")}`];
  });
  if (step.toDefender > 0) {
    parts.push(
      fr
        ? `${step.toDefender} ${attacked[defender].fr}`
        : `${step.toDefender} to ${attacked[defender].en}`,
    );
  }
  if (step.toController > 0) {
    parts.push(
      fr ? `${step.toController} à son contrôleur` : `${step.toController} to its controller`,
    );
  }
  const returned = step.toAttacker.reduce((sum, amount) => sum + amount, 0);
  const name = called(attacker, language);
  const label = several
    ? fr
      ? step.firstStrike
        ? "Première étape de blessures (initiative)"
        : "Seconde étape de blessures"
      : step.firstStrike
        ? "First damage step (first strike)"
        : "Second damage step"
    : fr
      ? "Étape des blessures de combat"
      : "Combat damage step";
  const given =
    parts.length === 0
      ? fr
        ? `${name} n’inflige rien`
        : `${name} deals nothing`
      : fr
        ? `${name} inflige ${listed(parts, "fr")}`
        : `${name} deals ${listed(parts, "en")}`;
  const taken = returned === 0 ? "" : fr ? ` et en subit ${returned}` : ` and is dealt ${returned}`;
  return `${label}${fr ? "\u00a0:" : ":"} ${given}${taken}.`;
};
