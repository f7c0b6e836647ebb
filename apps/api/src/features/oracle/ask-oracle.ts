import { type Language, RulingAnswer, type RulingRequest } from "@spellwright/contract";
import { rulingCost } from "@spellwright/zaps";
import type { Database } from "../../database/index.ts";
import type { RunPlan, Runs } from "../runs/index.ts";
import { keptEffort } from "../zaps/index.ts";
import { type JudgingParts, judgeQuestion } from "./judge-question.ts";
import type { OracleResult } from "./present.ts";
import { type ModelPrices, NO_PRICES } from "../answers/price-usage.ts";
import { storeAnswer } from "./store-answer.ts";
import { type RulingCall, type StoredQuestion, storeQuestion } from "./store-question.ts";

export interface OracleParts extends JudgingParts {
  readonly database: Database;
  readonly runs: Pick<Runs, "execute">;
  /** Absent: no cost is known. */
  readonly prices?: ModelPrices;
}

/** What makes two requests the same (DATA-08); a history that is not used does not count (DATA-07). */
const meaningOf = ({
  question,
  cards,
  gameState,
  history,
  reasoningEffort,
  discussionId,
  deckId,
  answersAgain,
}: RulingRequest) => ({
  question,
  cards,
  gameState: gameState ?? null,
  history: discussionId === undefined ? (history ?? []) : [],
  reasoningEffort: reasoningEffort ?? null,
  discussionId: discussionId ?? null,
  // Left out when absent, so that the hashes of earlier requests stay what they were.
  deckId,
  answersAgain,
});

const planOf = (
  parts: OracleParts,
  call: RulingCall,
): RunPlan<StoredQuestion, OracleResult, RulingAnswer> => ({
  kind: "ruling",
  userId: call.userId,
  requestId: call.request.requestId,
  body: meaningOf(call.request),
  zaps: rulingCost(call.effort, parts.model !== undefined),
  prepare: (tx, opening) => storeQuestion(tx, call, opening),
  work: (question, progress) => judgeQuestion(parts, call.userId, question, progress),
  isCharged: ({ answer }) => answer.ruling.outcome === "ruling",
  finish: (...ending) => storeAnswer(parts.prices ?? NO_PRICES, ...ending),
  readAnswer: (stored) => RulingAnswer.parse(stored),
});

/**
 * Answers a rules question with a ruling, as a durable run (architecture §2): charged once a
 * requestId, refunded unless it settles the question.
 *
 * @param language of the page; the ruling itself follows the question's own.
 * @throws AppError
 */
export const askOracle = async (
  parts: OracleParts,
  userId: string,
  language: Language,
  request: RulingRequest,
): Promise<RulingAnswer> => {
  const effort = request.reasoningEffort ?? (await keptEffort(parts.database, userId));
  return parts.runs.execute(planOf(parts, { userId, language, request, effort }));
};
