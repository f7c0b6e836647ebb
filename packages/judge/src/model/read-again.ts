import { LanguageModelError, type Usage } from "@spellwright/contract";
import type { Decision } from "../decision.ts";
import { agreesWith, undecided } from "./check-model-ruling.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import { type ModelRuling, SecondReading } from "./model-ruling.ts";
import type { ModelRun } from "./model-run.ts";
import { SECOND_SYSTEM, writeSecondPrompt } from "./write-prompt.ts";

/**
 * What only a second reading confirms is believed no more than this; what could not be read again, less. A second
 * call may go wrong just as the first did: it is no independent witness, so what it confirms is not shown as sure.
 */
const CONFIRMED = 0.65;
const UNCONFIRMED = 0.5;

/** The answer is there already: what is left of its run is short. */
const PATIENCE_MS = 10_000;

export interface ReadAgain {
  readonly decision: Decision;
  /** Of the second call; null where there was none or its server does not say. */
  readonly usage: Usage | null;
}

/** A model's own decision that nothing worked out or settled agrees with. */
const standsAlone = (
  written: ModelRuling,
  decision: Decision,
  evidence: ModelEvidence,
): boolean => {
  const known = evidence.computed ?? evidence.settled;
  return (
    decision.id === "model" &&
    decision.outcome === "ruling" &&
    evidence.computed === undefined &&
    !(known && agreesWith(written, known))
  );
};

/**
 * Has what stands alone read a second time: question and quotes only, without what was ruled. Who differs, or
 * finds it nowhere in the quotes, leaves the question undecided.
 *
 * @throws LanguageModelError when it was stopped
 */
export const readAgain = async (
  written: ModelRuling,
  decision: Decision,
  evidence: ModelEvidence,
  { model, signal }: ModelRun,
): Promise<ReadAgain> => {
  if (!standsAlone(written, decision, evidence)) return { decision, usage: null };
  const quotes = decision.citations.flatMap(({ quote }) => quote ?? []);
  const asksYesOrNo = evidence.understanding.form === "yes_no" && decision.verdict !== null;
  try {
    const { output, usage } = await model.generate({
      system: SECOND_SYSTEM,
      prompt: writeSecondPrompt(evidence, quotes, asksYesOrNo ? null : decision.ruling),
      schema: SecondReading,
      schemaName: "second_reading",
      effort: "low",
      signal,
      mostMs: PATIENCE_MS,
    });
    const { answer } = SecondReading.parse(output);
    if (answer === (asksYesOrNo ? decision.verdict : "yes")) {
      return {
        decision: { ...decision, confidence: Math.min(CONFIRMED, decision.confidence) },
        usage,
      };
    }
    const other = evidence.settled?.verdict ? evidence.settled : undefined;
    return { decision: undecided(evidence, decision, other), usage };
  } catch (error) {
    if (signal.aborted || (error instanceof LanguageModelError && error.failure === "aborted"))
      throw error;
    const confidence = Math.min(UNCONFIRMED, decision.confidence);
    return { decision: { ...decision, confidence }, usage: null };
  }
};
