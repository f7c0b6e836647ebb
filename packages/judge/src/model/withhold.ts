import { type Bilingual, strengthOf } from "@spellwright/contract";
import { presentFound } from "../answer-locally.ts";
import { citationsToShow, type Decision, type Withheld } from "../decision.ts";
import { otherResult, whyWithheld } from "../phrases/model.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import { factsByHandle } from "./prompt-blocks.ts";

/**
 * No ruling: what was found, and not a word of the model. Such an answer is free, and whoever wants the model’s
 * words would only have to make it undecided.
 */
export const withoutModelAnswer = (evidence: ModelEvidence, why?: Bilingual): Decision =>
  presentFound(evidence.understanding, { ...evidence, cards: evidence.input.cards }, why);

/** The model's ruling is not shown: what is surely known stands, else what was found, and why. */
export const withhold = (
  evidence: ModelEvidence,
  withheld: Exclude<Withheld, "other_result">,
): Decision => {
  const { computed, settled } = evidence;
  const known = computed ?? (settled && strengthOf(settled) === "ruling" ? settled : undefined);
  return { ...(known ?? withoutModelAnswer(evidence, whyWithheld[withheld])), withheld };
};

/**
 * The model says otherwise than what was computed: the computation is told with the fact that the model
 * disputes, in our words, and nothing is decided.
 *
 * @param disputed the handle of that fact. Null where the model names none
 */
export const doubtComputed = (
  evidence: ModelEvidence,
  computed: Decision,
  disputed: string | null = null,
): Decision => {
  const fact = factsByHandle(computed).get(disputed ?? "");
  const found = withoutModelAnswer(evidence, otherResult(computed.ruling, fact));
  const citations = citationsToShow([...computed.citations, ...found.citations]);
  return { ...found, citations, withheld: "other_result" };
};

/** A second reading of the model's own quotes says the opposite. */
export const contradicted = (evidence: ModelEvidence): Decision =>
  evidence.computed
    ? doubtComputed(evidence, evidence.computed)
    : { ...withoutModelAnswer(evidence, whyWithheld.other_reading), withheld: "other_reading" };
