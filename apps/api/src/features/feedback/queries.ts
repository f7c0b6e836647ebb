import { and, eq, sql } from "drizzle-orm";
import { type Database, schema } from "../../database/index.ts";

const { answerFeedback, messages } = schema;

interface Answer {
  readonly discussionId: string;
  readonly messageId: string;
}

/** Whether this is an answer of this discussion, not a question. */
export const isAnswer = async (
  db: Database,
  { discussionId, messageId }: Answer,
): Promise<boolean> => {
  const [row] = await db
    .select({ role: messages.role })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.discussionId, discussionId)));
  return row !== undefined && row.role !== "user";
};

export const upsertFeedback = async (
  db: Database,
  row: Pick<
    typeof answerFeedback.$inferInsert,
    "messageId" | "userId" | "helpful" | "comment" | "question"
  >,
) => {
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
