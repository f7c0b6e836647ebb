import type { SettledQuestion } from "../knowledge/settled-question.ts";
import type { Ranked } from "./rank-candidates.ts";
import { logistic } from "./same-answer.ts";
import { type Evidence, type NearName, type Weights, weigh } from "./weights.ts";

/** As many as a reader takes in. */
export const MOST_OFFERED = 3;

/** A settled question that is asked for so likely is told beside an answer that is not sure. */
const BESIDE = 0.1;

/** What tells whether a candidate rests on the governing rule. */
export const evidenceOfNearQuestion = ({ candidate, share }: Ranked): Evidence<NearName> => ({
  always: 1,
  share,
  best: candidate.best,
});

/** The settled questions that may be the one that is asked, the likeliest first: one more than are offered, for one of them may be the answer. */
export const offerNearQuestions = (
  ranked: readonly Ranked[],
  { near, offered }: Pick<Weights, "near" | "offered">,
): readonly SettledQuestion[] =>
  ranked
    .slice(0, MOST_OFFERED + 1)
    .filter((one) => logistic(weigh(near, evidenceOfNearQuestion(one))) >= offered)
    .map(({ candidate }) => candidate.settledQuestion);

/** The settled questions that are likely enough to be told beside an answer. */
export const likelyNearQuestions = (ranked: readonly Ranked[]): readonly SettledQuestion[] =>
  ranked.filter(({ share }) => share >= BESIDE).map(({ candidate }) => candidate.settledQuestion);
