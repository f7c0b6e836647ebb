import { addUsage, type Confirmation, LanguageModelError, type Usage } from "@spellwright/contract";
import type { Decision } from "../decision.ts";
import { confirmedByNote, notReadAgain, notStated } from "../phrases/model.ts";
import { corroboratingNote } from "./corroborate.ts";
import type { ModelCall } from "./model-call.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import { SecondReading } from "./model-ruling.ts";
import { SURENESS } from "./uncorroborated-confidence.ts";
import { contradicted } from "./withhold.ts";
import { SECOND_SYSTEM, writeSecondPrompt } from "./write-prompt.ts";

/** The answer is there already: what is left of its run is short. */
const PATIENCE_MS = 10_000;

export interface ReadAgain {
  readonly decision: Decision;
  /** Of the second call. Null where there was none or its server does not say. */
  readonly usage: Usage | null;
}

const told = (decision: Decision, fact: string, most: number): Decision => ({
  ...decision,
  facts: [...decision.facts, fact],
  confidence: Math.min(most, decision.confidence),
});

const confirm = (decision: Decision, by: Confirmation): Decision => ({
  ...decision,
  confirmedBy: by,
  // What only a second call of the same model bears is believed no more than the model itself.
  confidence: by === "second_reading" ? Math.min(SURENESS[by], decision.confidence) : SURENESS[by],
});

/** What a second reading of the quotes said, put to a decision. @param same what it says where it agrees */
const weighReading = (
  answer: SecondReading["answer"],
  decision: Decision,
  evidence: ModelEvidence,
  same: "yes" | "no",
): Decision => {
  // What was computed stands: the quotes may not tell it.
  if (decision.confirmedBy === "computed") return decision;
  if (answer === same) return decision.confirmedBy ? decision : confirm(decision, "second_reading");
  if (answer !== "not_stated") return contradicted(evidence);
  return decision.confirmedBy
    ? decision
    : told(decision, notStated[evidence.understanding.language], SURENESS.not_stated);
};

interface Reading {
  readonly answer: SecondReading["answer"];
  readonly usage: Usage | null;
}

/** Has some texts read without what was ruled. @throws LanguageModelError */
const readTexts = async (
  texts: readonly string[],
  decision: Decision,
  evidence: ModelEvidence,
  { model, signal }: Pick<ModelCall, "model" | "signal">,
): Promise<Reading> => {
  const { output, usage } = await model.generate({
    system: SECOND_SYSTEM,
    prompt: writeSecondPrompt(evidence, texts, decision.verdict ? null : decision.ruling),
    schema: SecondReading,
    schemaName: "second_reading",
    effort: "low",
    signal,
    mostMs: PATIENCE_MS,
  });
  return { answer: SecondReading.parse(output).answer, usage };
};

/** What a ruling quotes, of rules and of cards. */
const quotesOf = ({ citations, cardSources = [] }: Decision): readonly string[] =>
  [...citations, ...cardSources].flatMap(({ quotes = [] }) => quotes);

/** The note that may bear a ruling is read alone, then all of the ruling's own quotes. */
const readInTurn = async (
  decision: Decision,
  evidence: ModelEvidence,
  call: Pick<ModelCall, "model" | "signal">,
): Promise<ReadAgain> => {
  const same = decision.verdict ?? "yes";
  const note = decision.confirmedBy ? undefined : corroboratingNote(decision, evidence);
  const byNote = note && (await readTexts([note.text], decision, evidence, call));
  if (note && byNote?.answer === same) {
    const says = confirmedByNote(note.card, note.published_at ?? "");
    const facts = [...decision.facts, says[evidence.understanding.language]];
    return {
      decision: confirm({ ...decision, facts }, "official_note"),
      usage: byNote.usage,
    };
  }
  const byQuotes = await readTexts(quotesOf(decision), decision, evidence, call);
  return {
    decision: weighReading(byQuotes.answer, decision, evidence, same),
    usage: addUsage(byNote?.usage ?? null, byQuotes.usage) ?? byQuotes.usage,
  };
};

/**
 * Has a model's ruling read a second time, from the question and its quotes and without its verdict. Only
 * where nothing else bears it, or at the highest effort. Who finds the opposite leaves the question
 * undecided. Who finds nothing stated leaves the ruling, less sure.
 *
 * @throws LanguageModelError when it was stopped
 */
export const readAgain = async (
  decision: Decision,
  evidence: ModelEvidence,
  { model, signal, effort }: ModelCall,
): Promise<ReadAgain> => {
  const isModels = decision.id === "model" && decision.outcome === "ruling";
  const isBorne = decision.confirmedBy !== undefined;
  const hasQuotes = quotesOf(decision).length > 0;
  if (!isModels || !hasQuotes || (isBorne && effort !== "high")) return { decision, usage: null };
  try {
    return await readInTurn(decision, evidence, { model, signal });
  } catch (error) {
    if (signal.aborted || (error instanceof LanguageModelError && error.failure === "aborted"))
      throw error;
    const { language } = evidence.understanding;
    const kept = isBorne ? decision : told(decision, notReadAgain[language], SURENESS.quotes_only);
    return { decision: kept, usage: null };
  }
};
