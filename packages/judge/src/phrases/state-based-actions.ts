import type { Bilingual, Language } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/state-based-actions.json" with {
  type: "json",
};
import type { BoardCreature, StateBasedAction } from "../engines/state-based-actions/board.ts";
import {
  capitalize,
  fillSentence,
  inBothLanguages,
  listed,
  nameWithArticle,
  yesOrNo,
} from "./fill-sentence.ts";

const toughnessOf = ({ toughness, plusCounters, minusCounters }: BoardCreature): number =>
  toughness + plusCounters - minusCounters;

/** Whether one creature dies, with the toughness and the damage that decide. */
export const fate = (verdict: "yes" | "no", creature: BoardCreature, dies: boolean): Bilingual => {
  const { damage, indestructible } = creature;
  const toughness = toughnessOf(creature);
  const unhurt = damage === 0;
  const living = unhurt ? sentences.survives : sentences.survivesDamage;
  const shielded = unhurt ? sentences.shielded : sentences.shieldedFromDamage;
  const dying = unhurt ? sentences.dies : sentences.diesOfDamage;
  const surviving = indestructible && toughness > 0 ? shielded : living;
  const name = inBothLanguages((language) => nameWithArticle(creature.name, language));
  return yesOrNo(verdict, fillSentence(dies ? dying : surviving, { name, toughness, damage }));
};

export const howMany = (amount: number, survivors: boolean): Bilingual =>
  fillSentence(survivors ? sentences.survive : sentences.die, { amount });

/** Who dies and who lives, as a sentence. */
export const fates = (
  all: readonly BoardCreature[],
  living: readonly BoardCreature[],
): Bilingual => {
  const alive = new Set(living.map(({ name }) => name));
  const clause = (language: Language, lives: boolean): string => {
    const names = all
      .filter(({ name }) => alive.has(name) === lives)
      .map(({ name }) => nameWithArticle(name, language));
    const told = lives ? sentences.theLiving : sentences.theDead;
    return names.length === 0
      ? ""
      : fillSentence(told, { who: listed(names, language), count: names.length })[language];
  };
  return inBothLanguages((language) => {
    const dead = clause(language, false);
    const left = clause(language, true);
    const told =
      dead === "" || left === ""
        ? fillSentence(sentences.sentence, { clause: dead || left })
        : fillSentence(sentences.deadAndLiving, { dead, living: left });
    return capitalize(told[language]);
  });
};

export const countersLeft = (plus: number, minus: number): Bilingual => {
  const left = Math.abs(plus - minus);
  return fillSentence(left === 0 ? sentences.noCountersLeft : sentences.countersLeft, {
    left,
    kind: plus >= minus ? "+1/+1" : "-1/-1",
    pairs: Math.min(plus, minus),
  });
};

export const lifeLeft = (life: number): Bilingual =>
  fillSentence(life > 0 ? sentences.lifeLeft : sentences.lifeLost, { life });

export const lifeFate = (verdict: "yes" | "no", life: number): Bilingual =>
  yesOrNo(verdict, fillSentence(life > 0 ? sentences.lives : sentences.loses, { life }));

export const loyaltyLeft = (loyalty: number): Bilingual =>
  fillSentence(loyalty > 0 ? sentences.loyaltyLeft : sentences.loyaltyGone, { loyalty });

export const loyaltyFate = (verdict: "yes" | "no", loyalty: number): Bilingual =>
  yesOrNo(
    verdict,
    fillSentence(loyalty > 0 ? sentences.planeswalkerStays : sentences.planeswalkerDies, {
      loyalty,
    }),
  );

export const legends = (copies: number, kept: boolean): Bilingual =>
  fillSentence(kept ? sentences.legendKept : sentences.legendsGone, { gone: copies - 1 });

export const { timing } = sentences;

const CLAIMS: Readonly<Record<string, Bilingual>> = sentences.claims;

/** What the answer says with a rule. */
export const claim = (rule: string): Bilingual => CLAIMS[rule] ?? sentences.claims.other;

/** One action of one check, for the steps. */
export const action = ({ rule, subject, amount }: StateBasedAction, round: number): Bilingual => {
  const named = amount > 1 ? sentences.checkOfSeveral : sentences.checkOf;
  return fillSentence(subject === "" ? sentences.check : named, {
    round: round + 1,
    subject: inBothLanguages((language) => nameWithArticle(subject, language)),
    amount,
    claim: claim(rule),
  });
};
