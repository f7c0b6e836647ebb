import {
  type Effort,
  type Language,
  RulingAnswer,
  type RulingRequest,
  termsOf,
} from "@spellwright/contract";
import type { OracleResult } from "@spellwright/oracle";
import { rulingCost } from "@spellwright/zaps";
import type { Transaction } from "../../database/index.ts";
import { isLocalFallback } from "../answers/index.ts";
import type { RunOpening, RunPlan } from "../runs/index.ts";
import { accountOf, keptEffort } from "../zaps/index.ts";
import { judgeQuestion, type OracleParts } from "./judge-question.ts";
import { storeOracleAnswer } from "./store-answer.ts";
import {
  type OracleQuestion,
  type StoredOracleQuestion,
  storeOracleQuestion,
} from "./store-question.ts";

/** What makes two requests the same (DATA-08). A history that is not used does not count (DATA-07). */
export const requestIdentityOf = ({
  question,
  cards,
  gameState,
  history,
  reasoningEffort,
  discussionId,
  deckId,
  answersAgain,
}: Omit<RulingRequest, "requestId">) => ({
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

const readRequest = (
  userId: string,
  language: Language,
  effort: Effort,
  { question, cards, gameState, history, discussionId, deckId, answersAgain }: RulingRequest,
): OracleQuestion => ({
  userId,
  language,
  question,
  cards,
  effort,
  discussionId,
  deckId,
  history: history ?? [],
  summary: "",
  gameState: gameState ?? null,
  answersAgain,
});

/** What another place stores of a question that is asked there, with its run. A throw undoes both. */
export type StoreWithRun = (tx: Transaction, opening: RunOpening) => Promise<void>;

/** Whether an answer is worth its zaps (BILL-08). */
export const isSettled = ({ answer }: OracleResult): boolean =>
  termsOf(answer.ruling).isCharged && !isLocalFallback(answer.engine);

/** Whether an answer decides nothing: it is free, and none of the day's requests (BILL-08). */
const isUndecided = ({ answer }: Pick<OracleResult, "answer">): boolean =>
  termsOf(answer.ruling).cap === "undecided";

type RulingPlan = RunPlan<StoredOracleQuestion, OracleResult, RulingAnswer>;

const planOf = (
  parts: OracleParts,
  request: RulingRequest,
  asked: OracleQuestion,
  storeElsewhere: StoreWithRun | undefined,
): RulingPlan => ({
  kind: "ruling",
  payer: accountOf(asked.userId),
  requestId: request.requestId,
  body: requestIdentityOf(request),
  zaps: rulingCost(asked.effort, parts.model !== undefined),
  undecided: { asksModel: parts.model !== undefined, is: isUndecided },
  async prepare(tx, opening) {
    await storeElsewhere?.(tx, opening);
    return storeOracleQuestion(tx, asked, opening);
  },
  work: (question, progress) => judgeQuestion(parts, question, progress),
  isCharged: isSettled,
  finish: (...ending) => storeOracleAnswer(parts.prices, ...ending),
  readAnswer: (stored) => RulingAnswer.parse(stored),
});

/**
 * The run of a rules question (docs/architecture.md, “How an answer runs”), which ends with a ruling: charged once a requestId,
 * refunded unless it settles the question.
 *
 * @param language of the page. The ruling itself follows the question's own.
 */
export const planRuling = async (
  parts: OracleParts,
  userId: string,
  language: Language,
  request: RulingRequest,
  storeElsewhere?: StoreWithRun,
): Promise<RulingPlan> => {
  const effort = request.reasoningEffort ?? (await keptEffort(parts.database, userId));
  const asked = readRequest(userId, language, effort, request);
  return planOf(parts, request, asked, storeElsewhere);
};

/** Answers a rules question. @throws AppError */
export const askOracle = async (...asked: Parameters<typeof planRuling>): Promise<RulingAnswer> => {
  const [{ runs }] = asked;
  return runs.execute(await planRuling(...asked));
};
