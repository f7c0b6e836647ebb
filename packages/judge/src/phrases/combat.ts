import type { Bilingual, Language } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/combat.json" with { type: "json" };
import type { CombatStep, Defender } from "../engines/combat/combat.ts";
import { capitalize, fillSentence, inBothLanguages, joinNames, listed } from "./fill-sentence.ts";

const { attacked, step: steps } = sentences;

/** The number that was asked for: the damage that gets through, `exact` when nothing is to be divided. */
export const damageRuling = (
  amount: number,
  defender: Defender["kind"],
  exact: boolean,
): Bilingual => {
  const some = exact ? sentences.damage : sentences.damageAtMost;
  return fillSentence(amount === 0 ? sentences.noDamage : some, { amount, to: attacked[defender] });
};

export const controllerDamage = (amount: number): Bilingual =>
  fillSentence(sentences.controllerDamage, { amount });

/** Life from lifelink, as a clause without a capital. */
export const lifeGained = (amount: number): Bilingual =>
  amount === 0 ? sentences.noLifeGained : fillSentence(sentences.lifeGained, { amount });

export const lifeRuling = (amount: number): Bilingual =>
  amount === 0
    ? sentences.noLife
    : inBothLanguages((language) => capitalize(lifeGained(amount)[language]));

export const poisonRuling = (amount: number): Bilingual =>
  fillSentence(sentences.poison, { amount });

/** Who dies and who survives, as a clause without a capital. */
export const deathsRuling = (dead: readonly string[], alive: readonly string[]): Bilingual =>
  dead.length === 0
    ? sentences.nobodyDies
    : fillSentence(alive.length === 0 ? sentences.die : sentences.dieAndSurvive, {
        who: inBothLanguages((language) => listed(dead, language)),
        count: dead.length,
        others: inBothLanguages((language) => listed(alive, language)),
        rest: alive.length,
      });

/** Whether the attacked player's life runs out, as a clause without a capital. */
export const lethal = (most: number, life: number, lost: boolean): Bilingual =>
  fillSentence(lost ? sentences.lethal : sentences.notLethal, { most, life });

/**
 * What is left of the defending player's life when its lifelink counts at the same time as the damage
 * (CR 510.2, 702.15b), as a clause without a capital.
 */
export const lifeAfterLifelink = (
  taken: number,
  gained: number,
  life: number,
  left: number,
): Bilingual => fillSentence(sentences.lifeAfterLifelink, { taken, gained, life, left });

export const countRuling = (amount: number): Bilingual => fillSentence(sentences.count, { amount });

export const fate = (names: readonly string[], dies: boolean, language: Language): string =>
  fillSentence(dies ? sentences.die : sentences.survive, {
    who: listed(names, language),
    count: names.length,
  })[language];

/** Which blockers die is the attacking player's choice. What happens to the attacking creature is not. */
export const attackersChoice = (
  most: number,
  attacker: Bilingual,
  attackerDies: boolean,
): Bilingual =>
  fillSentence(sentences.attackersChoice, {
    most,
    fate: inBothLanguages((language) =>
      capitalize(fate([attacker[language]], attackerDies, language)),
    ),
  });

/** How much may be assigned, as a clause without a capital. */
export const mayAssign = (most: number, defender: Defender["kind"]): Bilingual =>
  fillSentence(most === 0 ? sentences.mayAssignNothing : sentences.mayAssign, {
    most,
    to: attacked[defender],
  });

export const { legalBlock } = sentences;

export interface DescribedStep {
  readonly step: CombatStep;
  /** There is another combat damage step. */
  readonly several: boolean;
  /** By place: 0 attacks, 1… block. */
  readonly names: readonly string[];
  readonly defender: Defender["kind"];
  readonly language: Language;
}

/** What the attacking creature deals, « 2 blessures à la 3/3 et 4 au joueur défenseur ». */
const sharesOf = ({ step, names, defender, language }: DescribedStep): readonly string[] => {
  const shares: readonly (readonly [number, Bilingual])[] = [
    ...step.toBlockers.map(
      (amount, place) =>
        [amount, fillSentence(steps.toCreature, { name: names[place + 1] ?? "" })] as const,
    ),
    [step.toDefender, attacked[defender]],
    [step.toController, steps.toController],
  ];
  return shares
    .filter(([amount]) => amount > 0)
    .map(
      ([amount, to], place) =>
        fillSentence(place === 0 ? steps.share : steps.nextShare, { amount, to })[language],
    );
};

/** One combat damage step told in order: what the attacking creature deals, then what it is dealt. */
export const stepLine = (told: DescribedStep): string => {
  const { step, several, names, language } = told;
  const shares = sharesOf(told);
  const amount = step.toAttacker.reduce((sum, one) => sum + one, 0);
  const both = shares.length > 1 ? steps.dealsSeveralAndTaken : steps.dealsAndTaken;
  const dealing = amount > 0 ? both : steps.deals;
  const taking = amount > 0 ? steps.taken : { fr: "", en: "" };
  const place = step.firstStrike ? steps.first : steps.second;
  return fillSentence(steps.told, {
    step: several ? place : steps.only,
    attacker: names[0] ?? "",
    told: fillSentence(shares.length > 0 ? dealing : taking, {
      shares: joinNames(shares, language),
      amount,
    }),
  })[language];
};
