import { and, desc, eq } from "drizzle-orm";
import { type Database, schema } from "../../database/index.ts";
import { microsOf, type PagePosition, rowsAfter } from "../../http/index.ts";

const { questionLogs } = schema;

const columns = {
  id: questionLogs.id,
  userId: questionLogs.userId,
  questionType: questionLogs.questionType,
  questionText: questionLogs.questionText,
  questionLength: questionLogs.questionLength,
  cardsMentioned: questionLogs.cardsMentioned,
  reasoningEffort: questionLogs.reasoningEffort,
  discussionId: questionLogs.discussionId,
  responseSuccess: questionLogs.responseSuccess,
  responseTimeMs: questionLogs.responseTimeMs,
  confidence: questionLogs.confidence,
  errorMessage: questionLogs.errorMessage,
  metadata: questionLogs.metadata,
  createdAt: questionLogs.createdAt,
  micros: microsOf(questionLogs.createdAt),
};

const select = (db: Database) => db.select(columns).from(questionLogs);

export type QuestionLogRow = Awaited<ReturnType<typeof select>>[number];

/** Newest first; one row more than the limit. */
export const listQuestionLogs = (
  db: Database,
  userId: string,
  { position, limit }: { position: PagePosition | null; limit: number },
): Promise<QuestionLogRow[]> =>
  select(db)
    .where(
      and(
        eq(questionLogs.userId, userId),
        rowsAfter(questionLogs.createdAt, questionLogs.id, position, "descending"),
      ),
    )
    .orderBy(desc(questionLogs.createdAt), desc(questionLogs.id))
    .limit(limit + 1);

/** Whether a person has ever asked anything, as far as the log still tells. */
export const hasAsked = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(questionLogs, eq(questionLogs.userId, userId))) > 0;

/** Deletes a row that is this person's; 0 when it is missing or someone else's. */
export const deleteOwnQuestionLog = async (
  db: Database,
  userId: string,
  id: string,
): Promise<number> => {
  const deleted = await db
    .delete(questionLogs)
    .where(and(eq(questionLogs.id, id), eq(questionLogs.userId, userId)))
    .returning({ id: questionLogs.id });
  return deleted.length;
};
