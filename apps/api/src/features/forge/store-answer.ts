import type { ForgePayload, ResponseType } from "@spellwright/contract";
import type { StrategyResult } from "@spellwright/strategist";
import type { Transaction } from "../../database/index.ts";
import { insertMessage, lastPayloads, updateDiscussion } from "../discussions/index.ts";
import { loggedAnswer, type ModelPrices } from "../oracle/index.ts";
import { type FinishedRun, messageId, type RunEnding } from "../runs/index.ts";
import { SUMMARY_ANSWERS, summaryOf } from "./context.ts";
import { type AnswerPlace, forgePayload } from "./present.ts";
import type { StoredQuestion } from "./store-question.ts";

/** What is settled is worth its zap; what is not, or is the Oracle's, is refunded (BILL-08). */
export const isSettled = (type: ResponseType): boolean => type !== "unsettled" && type !== "rules";

/** Stores an answer and brings its discussion's summary up to date; the log learns what it cost. */
export const storeAnswer = async <Answer>(
  {
    prices,
    present,
  }: { prices: ModelPrices; present: (payload: ForgePayload, place: AnswerPlace) => Answer },
  tx: Transaction,
  question: StoredQuestion,
  result: StrategyResult,
  ending: RunEnding,
): Promise<FinishedRun<Answer>> => {
  const { discussionId, requestId } = question;
  const id = messageId();
  const payload = forgePayload(id, result, question, ending);
  await insertMessage(tx, { id, discussionId, role: "forge", payload });
  const last = await lastPayloads(tx, discussionId, { count: SUMMARY_ANSWERS, role: "forge" });
  const newSummary = summaryOf(last);
  await updateDiscussion(tx, discussionId, { contextSummary: newSummary, updatedAt: ending.now });
  const { usage } = result;
  return {
    answer: present(payload, { requestId, discussionId, newSummary, usage }),
    answerMessageId: id,
    confidence: payload.confidence,
    ...loggedAnswer(result, prices),
  };
};
