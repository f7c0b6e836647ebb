import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/costs.json" with { type: "json" };
import type { OtherCost } from "../engines/costs/casting-options.ts";
import type { Substitute } from "../engines/costs/total-cost.ts";
import { inBoth, tell, yesOrNo } from "./tell.ts";

const inBrackets = (written: string): string => (written === "" ? "" : ` (${written})`);

/** The number that was asked for; `written` in symbols, empty when the colours are unknown. */
export const total = (amount: number, written: string): Bilingual =>
  tell(sentences.total, { amount, symbols: inBrackets(written) });

export const affordable = (
  verdict: "yes" | "no",
  amount: number,
  written: string,
  have: number,
): Bilingual =>
  tell(verdict === "yes" ? sentences.enough : sentences.notEnough, {
    ...{ amount, have },
    symbols: inBrackets(written),
  });

export const confirmed = (verdict: "yes" | "no", amount: number, written: string): Bilingual =>
  yesOrNo(verdict, tell(sentences.confirmed, { amount, symbols: inBrackets(written) }));

export const { ifGeneric } = sentences;

/** Whether what cards add has to be paid as well. */
export const owed = (verdict: "yes" | "no", amount: number, written: string): Bilingual =>
  tell(verdict === "yes" ? sentences.owed : sentences.notOwed, {
    amount,
    symbols: inBrackets(written),
  });

export const baseStep = (written: string): Bilingual => tell(sentences.base, { written });

export const alternativeStep = (written: string, free: boolean): Bilingual =>
  tell(free ? sentences.free : sentences.alternative, { written });

export const othersStep = (others: readonly OtherCost[]): Bilingual =>
  tell(sentences.withOthers, {
    others: inBoth((language) =>
      others
        .map(({ kind, amount }) => tell(sentences.others[kind], { amount })[language])
        .join(", "),
    ),
  });

const listed = (costs: readonly string[]): string => costs.join(" + ");

export const increaseStep = (costs: readonly string[], sum: string): Bilingual =>
  tell(sentences.increase, { costs: listed(costs), sum });
export const taxStep = (tax: number, previous: number): Bilingual =>
  tell(sentences.tax, { tax, previous });
export const reductionStep = (costs: readonly string[], left: string): Bilingual =>
  tell(sentences.reduction, { costs: listed(costs), left });
export const leastStep = (least: number, sum: string): Bilingual =>
  tell(sentences.least, { least, sum });

/** The rule of a way to pay without mana. */
export const substituteRule = (kind: Substitute): string => sentences.substitutes[kind].rule;

export const substituteStep = (kind: Substitute, amount: number): Bilingual =>
  tell(sentences.substitutes[kind].step, { amount });

const CLAIMS: Readonly<Record<string, Bilingual>> = sentences.claims;

/** What the answer says with a rule. */
export const claims = (rule: string): Bilingual => CLAIMS[rule] ?? sentences.claims.other;
