import { citationsToShow, type Decision, decisionOf } from "../decision.ts";
import { confirmedBySettled, leftOut } from "../phrases/model.ts";
import { compare } from "./agreement.ts";
import { settledAgrees } from "./corroborate.ts";
import { faultOf } from "./guards.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import type { ModelRuling } from "./model-ruling.ts";
import { type Given, readCited } from "./read-cited.ts";
import { SURENESS, uncorroboratedConfidence } from "./uncorroborated-confidence.ts";
import { doubtComputed, withhold, withoutModelAnswer } from "./withhold.ts";
import { createCleaner, writeDecision } from "./write-decision.ts";

/** A ruling that something independent bears: its own words, with the rules of a computation. */
const borne = (
  decision: Decision,
  by: "computed" | "settled",
  { computed, near, understanding }: Pick<ModelEvidence, "computed" | "near" | "understanding">,
): Decision => ({
  ...decision,
  citations: citationsToShow([...decision.citations, ...(computed?.citations ?? [])]),
  interactions:
    decision.interactions.length > 0 ? decision.interactions : (computed?.interactions ?? []),
  facts: [
    ...decision.facts,
    ...(computed?.facts ?? []),
    ...(by === "settled" && near[0]
      ? [confirmedBySettled(near[0].title)[understanding.language]]
      : []),
  ],
  confirmedBy: by,
  confidence: SURENESS[by],
});

/** One question and nothing else: what a detail is asked for with. */
const ONE_QUESTION = /^[^.!?]{1,200}\?$/;

/** The model rules nothing. Of its words stands only the question that it asks back. */
const withoutRuling = (
  { outcome, ruling }: Decision,
  { confidence }: ModelRuling,
  evidence: ModelEvidence,
): Decision => {
  if (evidence.computed) return withhold(evidence, "no_ruling");
  return outcome === "needs_detail" && ONE_QUESTION.test(ruling)
    ? decisionOf({ id: "model", outcome, ruling, explanation: "", confidence })
    : withoutModelAnswer(evidence);
};

/**
 * Turns what the model wrote into a decision that keeps the citation contract (docs/architecture.md, “How the judge decides”, step 8;
 * ORA-17): number, edition and text of a rule come from the rulebook, no other rule is named, and nothing
 * is told that no source holds. What was computed and the model decide together, or both are said.
 */
export const checkModelRuling = (
  written: ModelRuling,
  given: Given,
  evidence: ModelEvidence,
): Decision => {
  const { computed, understanding } = evidence;
  const fault = faultOf(written, understanding.language);
  if (fault) return withhold(evidence, fault === "contradiction" ? fault : "unfit");
  const cited = readCited(written, given, evidence);
  const cleaner = createCleaner(cited);
  const { dropped } = cited;
  const decision = {
    ...writeDecision(written, cited, cleaner, { ...given, ...evidence }),
    facts: dropped > 0 ? [leftOut(dropped)[understanding.language]] : [],
  };
  const faults = dropped + cleaner.invented();
  const doubts = computed !== undefined && written.computed_result === "disagrees";
  if (decision.outcome !== "ruling" && !doubts) return withoutRuling(decision, written, evidence);
  if (decision.ruling === "") return withhold(evidence, "unfit");
  const unsourced = cited.isUnsourced(decision.ruling);
  if (computed) {
    const compared = compare(written, computed, understanding);
    if (compared === "same" && !unsourced) return borne(decision, "computed", evidence);
    if (compared === "different" || doubts)
      return doubtComputed(evidence, computed, written.wrong_assumption);
  }
  if (unsourced) return withhold(evidence, "unsourced");
  if (decision.citations.length === 0 && decision.cardSources === undefined)
    return withhold(evidence, "unsupported");
  if (settledAgrees(written, evidence)) return borne(decision, "settled", evidence);
  const alone = { ...decision, confidence: uncorroboratedConfidence(written.confidence, faults) };
  return computed
    ? {
        ...alone,
        facts: [...alone.facts, ...computed.facts],
        citations: citationsToShow([...alone.citations, ...computed.citations]),
      }
    : alone;
};
