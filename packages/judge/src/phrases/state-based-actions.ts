import type { Bilingual } from "@spellwright/contract";
import type { BoardCreature, StateBasedAction } from "../engines/state-based-actions/board.ts";
import { listed } from "./combat.ts";

const yes = (verdict: "yes" | "no", fr: string, en: string): Bilingual => ({
  fr: `${verdict === "yes" ? "Oui" : "Non"}, ${fr}`,
  en: `${verdict === "yes" ? "Yes" : "No"}, ${en}`,
});

const called = (name: string, language: "fr" | "en"): string =>
  /^-?\d/.test(name) ? `${language === "fr" ? "la" : "the"} ${name}` : name;

const toughnessOf = ({ toughness, plusCounters, minusCounters }: BoardCreature): number =>
  toughness + plusCounters - minusCounters;

const wounds = (amount: number): string => `${amount} ${amount > 1 ? "blessures" : "blessure"}`;

/** Whether one creature dies, with the toughness and the damage that decide. */
export const fate = (verdict: "yes" | "no", creature: BoardCreature, dies: boolean): Bilingual => {
  const toughness = toughnessOf(creature);
  const { damage, indestructible } = creature;
  const fr = called(creature.name, "fr");
  const en = called(creature.name, "en");
  const told =
    damage > 0
      ? {
          fr: `endurance ${toughness}, ${wounds(damage)}`,
          en: `toughness ${toughness}, ${damage} damage`,
        }
      : { fr: `endurance ${toughness}`, en: `toughness ${toughness}` };
  const shield = indestructible && !dies && toughness > 0;
  return yes(
    verdict,
    `${fr} ${dies ? "meurt" : "survit"} (${told.fr}${shield ? ", indestructible" : ""}).`,
    `${en} ${dies ? "dies" : "survives"} (${told.en}${shield ? ", indestructible" : ""}).`,
  );
};

export const howMany = (amount: number, survivors: boolean): Bilingual => ({
  fr: `${amount} ${amount > 1 ? "créatures" : "créature"} ${survivors ? (amount > 1 ? "survivent" : "survit") : amount > 1 ? "meurent" : "meurt"}.`,
  en: `${amount} ${amount === 1 ? "creature" : "creatures"} ${survivors ? (amount === 1 ? "survives" : "survive") : amount === 1 ? "dies" : "die"}.`,
});

/** Who dies and who lives, as a sentence. */
export const fates = (
  all: readonly BoardCreature[],
  living: readonly BoardCreature[],
): Bilingual => {
  const alive = new Set(living.map(({ name }) => name));
  const names = (language: "fr" | "en", lives: boolean) =>
    all.filter(({ name }) => alive.has(name) === lives).map(({ name }) => called(name, language));
  const part = (language: "fr" | "en", lives: boolean, one: string, many: string) => {
    const found = names(language, lives);
    return found.length === 0 ? "" : `${listed(found, language)} ${found.length > 1 ? many : one}`;
  };
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const fr = [part("fr", false, "meurt", "meurent"), part("fr", true, "survit", "survivent")];
  const en = [part("en", false, "dies", "die"), part("en", true, "survives", "survive")];
  return {
    fr: `${capital(fr.filter(Boolean).join("\u202f; "))}.`,
    en: `${capital(en.filter(Boolean).join("; "))}.`,
  };
};

export const countersLeft = (plus: number, minus: number): Bilingual => {
  const left = Math.abs(plus - minus);
  const kind = plus >= minus ? "+1/+1" : "-1/-1";
  const pairs = Math.min(plus, minus);
  return left === 0
    ? {
        fr: `0\u00a0: tous les marqueurs sont retirés, ${pairs} de chaque sorte.`,
        en: `0: all counters are removed, ${pairs} of each kind.`,
      }
    : {
        fr: `${left} ${left > 1 ? "marqueurs" : "marqueur"} ${kind}\u00a0: ${pairs} de chaque sorte ${pairs > 1 ? "sont retirés" : "est retiré"}.`,
        en: `${left} ${kind} ${left === 1 ? "counter" : "counters"}: ${pairs} of each kind ${pairs === 1 ? "is" : "are"} removed.`,
      };
};

const points = (amount: number): string =>
  `${amount} ${Math.abs(amount) > 1 ? "points" : "point"} de vie`;

export const lifeLeft = (life: number): Bilingual =>
  life > 0
    ? { fr: `${points(life)}.`, en: `${life} life.` }
    : { fr: `${points(life)}\u00a0: la partie est perdue.`, en: `${life} life: the game is lost.` };

export const lifeFate = (verdict: "yes" | "no", life: number): Bilingual =>
  life > 0
    ? yes(verdict, `il reste ${points(life)}.`, `${life} life is left.`)
    : yes(
        verdict,
        `avec ${points(life)} la partie est perdue.`,
        `at ${life} life the game is lost.`,
      );

export const loyaltyLeft = (loyalty: number): Bilingual =>
  loyalty > 0
    ? {
        fr: `${loyalty} ${loyalty > 1 ? "marqueurs" : "marqueur"} «\u00a0loyauté\u00a0».`,
        en: `${loyalty} loyalty ${loyalty === 1 ? "counter" : "counters"}.`,
      }
    : {
        fr: "0 marqueur «\u00a0loyauté\u00a0»\u00a0: le planeswalker va au cimetière.",
        en: "0 loyalty counters: the planeswalker goes to the graveyard.",
      };

export const loyaltyFate = (verdict: "yes" | "no", loyalty: number): Bilingual =>
  loyalty > 0
    ? yes(
        verdict,
        `le planeswalker reste avec ${loyalty} ${loyalty > 1 ? "marqueurs" : "marqueur"} «\u00a0loyauté\u00a0».`,
        `the planeswalker stays with ${loyalty} loyalty ${loyalty === 1 ? "counter" : "counters"}.`,
      )
    : yes(
        verdict,
        "le planeswalker n’a plus de loyauté et va au cimetière.",
        "the planeswalker has no loyalty left and goes to the graveyard.",
      );

export const legends = (copies: number, kept: boolean): Bilingual => {
  const gone = copies - 1;
  return kept
    ? {
        fr: `1 seul reste, au choix de son contrôleur\u202f; ${gone} ${gone > 1 ? "vont" : "va"} au cimetière.`,
        en: `1 stays, chosen by its controller; ${gone} ${gone === 1 ? "goes" : "go"} to the graveyard.`,
      }
    : {
        fr: `${gone} ${gone > 1 ? "vont" : "va"} au cimetière\u202f; leur contrôleur en garde 1, à son choix.`,
        en: `${gone} ${gone === 1 ? "goes" : "go"} to the graveyard; their controller keeps 1 of their choice.`,
      };
};

export const timing: Bilingual = {
  fr: "Actions basées sur l’état, avant qu’un joueur reçoive la priorité",
  en: "State-based actions, before a player receives priority",
};

const CLAIMS: Readonly<Record<string, Bilingual>> = {
  "704.5a": {
    fr: "Un joueur à 0 point de vie ou moins perd la partie.",
    en: "A player with 0 or less life loses the game.",
  },
  "704.5f": {
    fr: "Une créature dont l’endurance est de 0 ou moins va au cimetière, même indestructible.",
    en: "A creature with toughness 0 or less goes to the graveyard, even an indestructible one.",
  },
  "704.5g": {
    fr: "Une créature dont les blessures marquées atteignent l’endurance est détruite.",
    en: "A creature whose marked damage reaches its toughness is destroyed.",
  },
  "704.5h": {
    fr: "Une créature blessée par une source avec le contact mortel est détruite.",
    en: "A creature damaged by a source with deathtouch is destroyed.",
  },
  "704.5i": {
    fr: "Un planeswalker dont la loyauté est de 0 va au cimetière.",
    en: "A planeswalker with loyalty 0 goes to the graveyard.",
  },
  "704.5j": {
    fr: "De plusieurs permanents légendaires de même nom, un joueur en garde un\u202f; les autres vont au cimetière.",
    en: "Of several legendary permanents with the same name a player keeps one; the others go to the graveyard.",
  },
  "704.5q": {
    fr: "Des marqueurs +1/+1 et -1/-1 sur un même permanent sont retirés en nombre égal.",
    en: "+1/+1 and -1/-1 counters on one permanent are removed in equal number.",
  },
  "704.3": {
    fr: "Les actions basées sur l’état s’appliquent toutes en même temps, puis on vérifie de nouveau, avant qu’un joueur reçoive la priorité.",
    en: "State-based actions all happen at the same time, then are checked again, before a player receives priority.",
  },
};
const OTHER: Bilingual = {
  fr: "Cette action basée sur l’état fait perdre la partie.",
  en: "This state-based action loses the game.",
};

/** What the answer says with a rule. */
export const claim = (rule: string): Bilingual => CLAIMS[rule] ?? OTHER;

/** One action of one check, for the steps. */
export const action = ({ rule, subject, amount }: StateBasedAction, round: number): Bilingual => {
  const name = (language: "fr" | "en") =>
    subject === "" ? "" : ` (${called(subject, language)}${amount > 1 ? `, ${amount}` : ""})`;
  return {
    fr: `Vérification ${round + 1}${name("fr")}\u00a0: ${claim(rule).fr}`,
    en: `Check ${round + 1}${name("en")}: ${claim(rule).en}`,
  };
};
