import { hindrancesIn } from "../define/named-terms.ts";
import type { JudgeParts } from "../judge-parts.ts";
import type { JudgeKnowledge } from "../knowledge/knowledge.ts";
import { oncePerKnowledge } from "../knowledge/once-per-knowledge.ts";
import type { Answer, SettledQuestion } from "../knowledge/settled-question.ts";
import type { Understanding } from "../question/understand.ts";
import { closestOf } from "./closest-rule.ts";
import type { Candidate } from "./find-candidates.ts";
import { asksWhetherStopped, isCountered, isHindered } from "./is-hindered.ts";
import { isOpenCondition } from "./is-open-condition.ts";
import { lacksAbility } from "./lacks-ability.ts";
import { likelyNearQuestions, offerNearQuestions } from "./offer-near-questions.ts";
import { gatherEvidence, type Ranked, rankCandidates } from "./rank-candidates.ts";
import { settledRestsOnLostAbility } from "./rests-on-lost-ability.ts";
import { type Settled, settle } from "./settle.ts";
import { indexSettledInSteps } from "./settled-index.ts";
import { shippedWeights, unpackDifferences } from "./weights.ts";

/** What is known that comes near to a question. */
export interface Recognised {
  /** What the nearest settled question answers. Undefined when there is none. */
  readonly settled: Settled | undefined;
  /** The nearest settled questions, the most likely first. */
  readonly near: readonly SettledQuestion[];
  /** Those of them that may be the one that is asked: at most four, the answer among them. */
  readonly offered: readonly SettledQuestion[];
  /** That of the nearest whose rule may be told as the closest one, where nothing is decided. */
  readonly closest: SettledQuestion | undefined;
  /** What may be told beside an answer that is not sure, the answer among them. */
  readonly beside: readonly SettledQuestion[];
  /** How alike the nearest wording is: a weighted sum over the channels. */
  readonly nearest: number;
}

/** The likeness of the nearest wording of all candidates. */
export const nearestOf = (found: readonly { readonly candidate: Candidate }[]): number =>
  found.reduce((most, { candidate }) => Math.max(most, candidate.best), 0);

/** Of a question that is not answered. */
export const NOTHING_NEAR: Recognised = {
  settled: undefined,
  near: [],
  offered: [],
  closest: undefined,
  beside: [],
  nearest: 0,
};

/** Recognises settled questions in questions. @param passages rules found by text, best first */
export type Recognise = (understanding: Understanding, passages: readonly string[]) => Recognised;

/** What questions are compared with. */
export const settledIndexOf = oncePerKnowledge(indexSettledInSteps);

/**
 * Reads what is known once.
 *
 * @param parts how wordings that are asked are left out, and what reads what a card keeps from happening
 */
export const createRecognise = (
  knowledge: JudgeKnowledge,
  parts: Pick<JudgeParts, "holdsOut" | "hindrancesOf"> = {},
): Recognise => {
  const index = settledIndexOf(knowledge);
  const read = { differences: unpackDifferences(shippedWeights), askedBy: index.askedBy };
  return (understanding, passages) => {
    const heldOut = parts.holdsOut ? understanding.question : undefined;
    const ranked = rankCandidates(
      gatherEvidence(index, understanding, passages, heldOut),
      shippedWeights,
    );
    const hindrances = hindrancesIn(understanding, { ...parts, knowledge });
    const verdictParts = {
      ...read,
      isHindered: ({ candidate }: Ranked, verdict: "yes" | "no" | null) =>
        isCountered(index, candidate, understanding, verdict) ||
        isHindered(index, candidate, understanding, hindrances, verdict),
      isOpen: (says: Answer["says"]) => isOpenCondition(says, understanding, hindrances),
      isTurnedRound: ({ candidate }: Ranked) => asksWhetherStopped(index, candidate, understanding),
    };
    const settled = settle(ranked, understanding, shippedWeights, verdictParts);
    const [best] = ranked;
    const isOfOthers =
      best !== undefined &&
      (settledRestsOnLostAbility(best.candidate.settledQuestion, understanding) ||
        lacksAbility(best.candidate.settledQuestion, understanding));
    return {
      settled: isOfOthers ? undefined : settled,
      near: ranked.map(({ candidate }) => candidate.settledQuestion),
      offered: offerNearQuestions(ranked, shippedWeights),
      closest: isOfOthers ? undefined : closestOf(ranked, understanding, index),
      beside: likelyNearQuestions(ranked),
      nearest: nearestOf(ranked),
    };
  };
};
