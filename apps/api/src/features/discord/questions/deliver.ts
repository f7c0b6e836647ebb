import type { Database, Transaction } from "../../../database/index.ts";
import { refundRun } from "../../runs/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import {
  type AskedQuestion,
  findQuestion,
  insertAnswers,
  updateQuestion,
} from "./question-queries.ts";
import { type AnsweredQuestion, requireAnswer } from "./stored-answer.ts";

/** @throws AppError RUN_NOT_FOUND for a question that is not answered */
export const requireAnswered = async (
  database: Database | Transaction,
  id: string,
): Promise<AnsweredQuestion> => requireAnswer(await findQuestion(database, id));

/** The answer stands in the channel: replies to these messages go on with it. @throws AppError RUN_NOT_FOUND */
export const confirmDelivery = (
  { database, now }: Pick<DiscordParts, "database" | "now">,
  { id, messageIds }: { readonly id: string; readonly messageIds: readonly string[] },
): Promise<void> =>
  database.transaction(async (tx) => {
    const row = await requireAnswered(tx, id);
    await insertAnswers(tx, id, messageIds);
    if (row.deliveredAt === null) await updateQuestion(tx, id, { deliveredAt: now() });
  });

/**
 * Gives back what an answer cost that nobody saw, where it came from, once (BOT-07).
 *
 * @returns whether it was given back now
 */
export const refundQuestion = (
  { database, now }: Pick<DiscordParts, "database" | "now">,
  { id, runId }: Pick<AskedQuestion, "id" | "runId">,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const isRefunded = runId !== null && (await refundRun(tx, runId, now()));
    await updateQuestion(tx, id, { replyChannelId: null });
    return isRefunded;
  });
