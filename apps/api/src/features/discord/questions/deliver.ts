import type { Database, Transaction } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";
import { returnToPacks } from "../../guild-packs/index.ts";
import { returnRun } from "../../runs/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { requestIdOf } from "./ask-account.ts";
import {
  findQuestion,
  insertAnswers,
  type QuestionRow,
  updateQuestion,
} from "./question-queries.ts";

/** @throws AppError RUN_NOT_FOUND for a question that is not answered */
export const requireAnswered = async (
  database: Database | Transaction,
  id: string,
): Promise<QuestionRow> => {
  const row = await findQuestion(database, id);
  if (row?.status !== "answered") throw new AppError("RUN_NOT_FOUND");
  return row;
};

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

const giveBack = (tx: Transaction, row: QuestionRow, now: Date): Promise<boolean> => {
  const { id: questionId, guildId, attempt, userId } = row;
  if (row.paidBy === "pack") return returnToPacks(tx, { guildId, questionId, attempt }, now);
  return userId === null
    ? Promise.resolve(false)
    : returnRun(tx, { userId, requestId: requestIdOf(row) }, now);
};

/**
 * Gives back what an answer cost that nobody saw, where it came from, once (BOT-07).
 *
 * @returns whether it was given back now
 */
export const refundQuestion = (
  { database, now }: Pick<DiscordParts, "database" | "now">,
  row: QuestionRow,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const isRefunded = await giveBack(tx, row, now());
    await updateQuestion(tx, row.id, {
      replyChannelId: null,
      ...(isRefunded || row.status === "running" ? { zapsCharged: 0 } : {}),
      ...(row.status === "running" ? { status: "failed", errorCode: "RUN_INTERRUPTED" } : {}),
    });
    return isRefunded;
  });
