import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/costs.json" with { type: "json" };
import type { OtherCost } from "../engines/costs/casting-options.ts";
import type { Substitute } from "../engines/costs/total-cost.ts";
import {
  fillSentence,
  inBothLanguages,
  type PhrasedAnswer,
  phraseYesOrNo,
} from "./fill-sentence.ts";

const inBrackets = (written: string): string => (written === "" ? "" : ` (${written})`);

/** The number that was asked for; `written` in symbols, empty when the colours are unknown. */
export const total = (amount: number, written: string): Bilingual =>
  fillSentence(sentences.total, { amount, symbols: inBrackets(written) });

export const affordable = (have: number, amount: number, written: string): PhrasedAnswer => {
  const isEnough = have >= amount;
  const told = { amount, have, symbols: inBrackets(written) };
  return {
    verdict: isEnough ? "yes" : "no",
    ruling: fillSentence(isEnough ? sentences.enough : sentences.notEnough, told),
  };
};

export const confirmed = (holds: boolean, amount: number, written: string): PhrasedAnswer =>
  phraseYesOrNo(holds, fillSentence(sentences.confirmed, { amount, symbols: inBrackets(written) }));

export const { ifGeneric } = sentences;

/** Whether what cards add has to be paid as well. */
export const owed = (holds: boolean, amount: number, written: string): PhrasedAnswer => ({
  verdict: holds ? "yes" : "no",
  ruling: fillSentence(holds ? sentences.owed : sentences.notOwed, {
    amount,
    symbols: inBrackets(written),
  }),
});

export const baseStep = (written: string): Bilingual => fillSentence(sentences.base, { written });

export const alternativeStep = (written: string, free: boolean): Bilingual =>
  fillSentence(free ? sentences.free : sentences.alternative, { written });

export const othersStep = (others: readonly OtherCost[]): Bilingual =>
  fillSentence(sentences.withOthers, {
    others: inBothLanguages((language) =>
      others
        .map(({ kind, amount }) => fillSentence(sentences.others[kind], { amount })[language])
        .join(", "),
    ),
  });

const listed = (costs: readonly string[]): string => costs.join(" + ");

export const increaseStep = (costs: readonly string[], sum: string): Bilingual =>
  fillSentence(sentences.increase, { costs: listed(costs), sum });
export const taxStep = (tax: number, previous: number): Bilingual =>
  fillSentence(sentences.tax, { tax, previous });
export const reductionStep = (costs: readonly string[], left: string): Bilingual =>
  fillSentence(sentences.reduction, { costs: listed(costs), left });
export const leastStep = (least: number, sum: string): Bilingual =>
  fillSentence(sentences.least, { least, sum });

/** The rule of a way to pay without mana. */
export const substituteRule = (kind: Substitute): string => sentences.substitutes[kind].rule;

export const substituteStep = (kind: Substitute, amount: number): Bilingual =>
  fillSentence(sentences.substitutes[kind].step, { amount });

const CLAIMS: Readonly<Record<string, Bilingual>> = sentences.claims;

/** What the answer says with a rule. */
export const claims = (rule: string): Bilingual => CLAIMS[rule] ?? sentences.claims.other;
