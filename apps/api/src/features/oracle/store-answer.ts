import { QuestionPayload, type RulingAnswer, strengthOf } from "@spellwright/contract";
import type { OracleResult } from "@spellwright/oracle";
import type { Transaction } from "../../database/index.ts";
import { type AnswerParts, loggedAnswer, storeAnswer } from "../answers/index.ts";
import { findDiscussion, firstPayload } from "../discussions/index.ts";
import { type FinishedRun, messageId, type RunEnding } from "../runs/index.ts";
import { nextTitle, ORACLE } from "./context.ts";
import { oraclePayload, rulingAnswer } from "./present.ts";
import type { StoredOracleQuestion } from "./store-question.ts";

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

/** Stores a ruling, under the title that it suggests (ORA-08). The log learns what it cost. */
export const storeOracleAnswer = async (
  prices: AnswerParts["prices"],
  tx: Transaction,
  question: StoredOracleQuestion,
  result: OracleResult,
  ending: RunEnding,
): Promise<FinishedRun<RulingAnswer>> => {
  const { discussionId, requestId } = question;
  const { answer } = result;
  const payload = oraclePayload(messageId(), result, question, ending);
  const title = await titleAfter(tx, discussionId, answer.suggestedTitle);
  await storeAnswer(tx, ORACLE, question, payload, { now: ending.now, title });
  const place = { requestId, discussionId, messageId: payload.id };
  return {
    answer: rulingAnswer(result, place, ending.zapsCharged),
    answerMessageId: payload.id,
    confidence: answer.ruling.confidence,
    strength: strengthOf(answer.ruling),
    ...loggedAnswer(answer, prices),
  };
};
