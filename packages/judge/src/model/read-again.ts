import { type Confirmation, LanguageModelError, type Usage } from "@spellwright/contract";
import type { Decision } from "../decision.ts";
import { excerptOf } from "../evidence/card-notes/show-notes.ts";
import { confirmed, notReadAgain, notStated } from "../phrases/model.ts";
import { noteFor } from "./corroborate.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import { SecondReading } from "./model-ruling.ts";
import type { ModelRun } from "./model-run.ts";
import { SURENESS } from "./sureness.ts";
import { contradicted } from "./withhold.ts";
import { SECOND_SYSTEM, writeSecondPrompt } from "./write-prompt.ts";

/** The answer is there already: what is left of its run is short. */
const PATIENCE_MS = 10_000;

export interface ReadAgain {
  readonly decision: Decision;
  /** Of the second call; null where there was none or its server does not say. */
  readonly usage: Usage | null;
}

const told = (decision: Decision, fact: string, most: number): Decision => ({
  ...decision,
  facts: [...decision.facts, fact],
  confidence: Math.min(most, decision.confidence),
});

const confirm = (
  decision: Decision,
  by: Confirmation,
  { understanding }: ModelEvidence,
): Decision => ({
  ...told(decision, confirmed[by][understanding.language], 1),
  confirmedBy: by,
  confidence:
    by === "second_reading" ? Math.min(SURENESS.second_reading, decision.confidence) : SURENESS[by],
});

/** What a second reading said, put to a decision. */
const weighReading = (
  answer: SecondReading["answer"],
  decision: Decision,
  evidence: ModelEvidence,
  same: "yes" | "no",
): Decision => {
  const { language } = evidence.understanding;
  if (answer === same) {
    if (decision.confirmedBy) return decision;
    const note = noteFor(decision.verdict, evidence);
    return confirm(decision, note ? "official_note" : "second_reading", evidence);
  }
  if (answer === "not_stated")
    return decision.confirmedBy
      ? decision
      : told(decision, notStated[language], SURENESS.not_stated);
  return contradicted(evidence, decision);
};

/**
 * Has a model's ruling read a second time: question, quotes and the note that may bear it, without what
 * was ruled. Only where nothing else bears it, or at the highest effort. Who finds the opposite leaves the
 * question undecided; who finds nothing stated leaves the ruling, less sure.
 *
 * @throws LanguageModelError when it was stopped
 */
export const readAgain = async (
  decision: Decision,
  evidence: ModelEvidence,
  { model, signal, effort }: ModelRun,
): Promise<ReadAgain> => {
  const isModels = decision.id === "model" && decision.outcome === "ruling";
  if (!isModels || (decision.confirmedBy && effort !== "high")) return { decision, usage: null };
  const { understanding } = evidence;
  const note = noteFor(decision.verdict, evidence);
  const quotes = [
    ...decision.citations.flatMap((citation) => citation.quotes ?? []),
    ...(note ? [excerptOf(note)] : []),
  ];
  try {
    const { output, usage } = await model.generate({
      system: SECOND_SYSTEM,
      prompt: writeSecondPrompt(evidence, quotes, decision.verdict ? null : decision.ruling),
      schema: SecondReading,
      schemaName: "second_reading",
      effort: "low",
      signal,
      mostMs: PATIENCE_MS,
    });
    const { answer } = SecondReading.parse(output);
    return { decision: weighReading(answer, decision, evidence, decision.verdict ?? "yes"), usage };
  } catch (error) {
    if (signal.aborted || (error instanceof LanguageModelError && error.failure === "aborted"))
      throw error;
    const kept = decision.confirmedBy
      ? decision
      : told(decision, notReadAgain[understanding.language], SURENESS.quotes_only);
    return { decision: kept, usage: null };
  }
};
