import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/thresholds.json" with { type: "json" };
import { fillSentence } from "./fill-sentence.ts";

export const { timing: thresholdTiming, limits: thresholds, infect: infectClaim } = sentences;

export interface Threshold {
  readonly limit: number;
  readonly rule: string;
  /** « 10 marqueurs poison » with any number. */
  readonly thing: Bilingual;
  readonly claim: Bilingual;
}

const thingOf = ({ thing }: Threshold, amount: number): Bilingual =>
  fillSentence(thing, { amount });

export const thresholdRuling = (threshold: Threshold): Bilingual =>
  fillSentence(sentences.ruling, { thing: thingOf(threshold, threshold.limit) });

/** The amounts of the question that the answer counts. */
export const thresholdRead = (amounts: readonly number[]): Bilingual =>
  fillSentence(sentences.read, {
    amounts: { fr: amounts.join(" et "), en: amounts.join(" and ") },
  });

/** How much is still missing. */
export const thresholdMissing = (threshold: Threshold, missing: number): Bilingual =>
  fillSentence(sentences.missing, { missing, thing: thingOf(threshold, threshold.limit) });

export const thresholdVerdict = (threshold: Threshold, amount: number): Bilingual =>
  fillSentence(amount >= threshold.limit ? sentences.lost : sentences.notLost, {
    thing: thingOf(threshold, amount),
    limit: threshold.limit,
  });
