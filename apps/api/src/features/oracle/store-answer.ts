import { OraclePayload, QuestionPayload, type RulingAnswer } from "@spellwright/contract";
import type { Transaction } from "../../database/index.ts";
import {
  findDiscussion,
  firstPayload,
  insertMessage,
  lastPayloads,
  updateDiscussion,
} from "../discussions/index.ts";
import { type FinishedRun, messageId, type RunEnding } from "../runs/index.ts";
import { nextTitle, SUMMARY_ANSWERS, summaryOf } from "./context.ts";
import { type OracleResult, oraclePayload, rulingAnswer } from "./present.ts";
import { loggedAnswer, type ModelPrices } from "../answers/price-usage.ts";
import type { StoredQuestion } from "./store-question.ts";

const titleAfter = async (
  tx: Transaction,
  discussionId: string,
  suggested: string | null,
): Promise<string | undefined> => {
  const discussion = await findDiscussion(tx, discussionId);
  const first = QuestionPayload.safeParse(await firstPayload(tx, discussionId));
  if (discussion === undefined || !first.success) return undefined;
  return nextTitle(discussion.title, first.data.content, suggested);
};

const summaryAfter = async (tx: Transaction, discussionId: string): Promise<string> => {
  const selection = { count: SUMMARY_ANSWERS, role: "oracle" } as const;
  const payloads = await lastPayloads(tx, discussionId, selection);
  return summaryOf(payloads.map((payload) => OraclePayload.parse(payload)));
};

/**
 * Stores an answer and brings its discussion's title and summary up to date (ORA-08); the log learns
 * what it cost.
 */
export const storeAnswer = async (
  prices: ModelPrices,
  tx: Transaction,
  question: StoredQuestion,
  result: OracleResult,
  ending: RunEnding,
): Promise<FinishedRun<RulingAnswer>> => {
  const { discussionId, requestId } = question;
  const id = messageId();
  const payload = oraclePayload(id, result, question, ending);
  await insertMessage(tx, { id, discussionId, role: "oracle", payload });
  await updateDiscussion(tx, discussionId, {
    contextSummary: await summaryAfter(tx, discussionId),
    title: await titleAfter(tx, discussionId, result.answer.suggestedTitle),
    updatedAt: ending.now,
  });
  return {
    answer: rulingAnswer(result, { requestId, discussionId, messageId: id }, ending.zapsCharged),
    answerMessageId: id,
    confidence: result.answer.ruling.confidence,
    ...loggedAnswer(result.answer, prices),
  };
};
