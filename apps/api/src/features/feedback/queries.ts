import { and, eq, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../database/index.ts";

const { answerFeedback, messages } = schema;

export interface Answer {
  readonly discussionId: string;
  readonly messageId: string;
}

/** What a person says of an answer. */
export type Opinion = Pick<
  typeof answerFeedback.$inferInsert,
  "messageId" | "userId" | "helpful" | "comment" | "question"
>;

/** What an answer of this discussion holds. Undefined for a question, and for what is not there. */
export const readAnswer = async (
  db: Database | Transaction,
  { discussionId, messageId }: Answer,
): Promise<unknown> => {
  const [row] = await db
    .select({ role: messages.role, payload: messages.payload })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.discussionId, discussionId)));
  return row?.role === "user" ? undefined : row?.payload;
};

/** An answer whose zaps were given back says that it cost none. */
export const markRefunded = (tx: Transaction, messageId: string) =>
  tx
    .update(messages)
    .set({ payload: sql`jsonb_set(${messages.payload}, '{zaps_charged}', '0')` })
    .where(eq(messages.id, messageId));

export const upsertFeedback = async (db: Database | Transaction, row: Opinion) => {
  const { helpful, comment, question } = row;
  const [stored] = await db
    .insert(answerFeedback)
    .values(row)
    .onConflictDoUpdate({
      target: [answerFeedback.messageId, answerFeedback.userId],
      set: { helpful, comment, question, updatedAt: sql`now()` },
    })
    .returning();
  if (stored === undefined) throw new Error("the feedback has no row");
  return stored;
};

export const deleteFeedback = async (
  db: Database,
  { messageId, userId }: { messageId: string; userId: string },
): Promise<number> => {
  const deleted = await db
    .delete(answerFeedback)
    .where(and(eq(answerFeedback.messageId, messageId), eq(answerFeedback.userId, userId)))
    .returning({ messageId: answerFeedback.messageId });
  return deleted.length;
};
