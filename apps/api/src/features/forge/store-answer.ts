import type { ForgePayload, ResponseType } from "@spellwright/contract";
import type { StrategyResult } from "@spellwright/strategist";
import type { Transaction } from "../../database/index.ts";
import { type AnswerParts, loggedAnswer, storeAnswer } from "../answers/index.ts";
import { type FinishedRun, messageId, type RunEnding } from "../runs/index.ts";
import { FORGE } from "./context.ts";
import { type AnswerPlace, forgePayload } from "./present.ts";
import type { StoredForgeQuestion } from "./store-question.ts";

/** What is settled is worth its zap; what is not, or is the Oracle's, is refunded (BILL-08). */
export const isSettled = (type: ResponseType): boolean => type !== "unsettled" && type !== "rules";

/** Stores an answer of the strategist; the log learns what it cost. */
export const storeForgeAnswer = async <Answer>(
  {
    prices,
    present,
  }: {
    readonly prices: AnswerParts["prices"];
    readonly present: (payload: ForgePayload, place: AnswerPlace) => Answer;
  },
  tx: Transaction,
  question: StoredForgeQuestion,
  result: StrategyResult,
  ending: RunEnding,
): Promise<FinishedRun<Answer>> => {
  const { discussionId, requestId } = question;
  const payload = forgePayload(messageId(), result, question, ending);
  const newSummary = await storeAnswer(tx, FORGE, question, payload, ending);
  const { usage } = result;
  const suggestedTitle = isSettled(payload.responseType)
    ? FORGE.titleOf(question.question, payload.language)
    : null;
  return {
    answer: present(payload, { requestId, discussionId, newSummary, usage, suggestedTitle }),
    answerMessageId: payload.id,
    confidence: payload.confidence,
    ...loggedAnswer(result, prices),
  };
};
