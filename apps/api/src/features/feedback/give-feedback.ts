import { OraclePayload, termsOf } from "@spellwright/contract";
import type { Database, Transaction } from "../../database/index.ts";
import { refundWrongRun } from "../runs/index.ts";
import { type Answer, markRefunded, type Opinion, readAnswer, upsertFeedback } from "./queries.ts";

/**
 * Gives back what its payer was charged for a likely answer that they call wrong (BILL-08).
 *
 * @returns whether it was given back now. Never to somebody who did not pay
 */
export const refundLikelyAnswer = async (
  tx: Transaction,
  { discussionId, messageId }: Answer,
  userId: string,
  now: Date,
): Promise<boolean> => {
  const answer = OraclePayload.safeParse(await readAnswer(tx, { discussionId, messageId }));
  if (!answer.success || !termsOf(answer.data.ruling).isReturned) return false;
  const answered = { userId, discussionId, answerMessageId: messageId };
  const isReturned = await refundWrongRun(tx, answered, now);
  if (isReturned) await markRefunded(tx, messageId);
  return isReturned;
};

/** Keeps an opinion of an answer. One that calls a likely answer wrong may give its zaps back. */
export const giveFeedback = (
  database: Database,
  { discussionId, ...opinion }: Opinion & Answer,
  now: Date,
) =>
  database.transaction(async (tx) => {
    const { messageId, userId, helpful } = opinion;
    const isReturned =
      !helpful && (await refundLikelyAnswer(tx, { discussionId, messageId }, userId, now));
    return { feedback: await upsertFeedback(tx, opinion), isReturned };
  });
