import { and, asc, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { type Database, schema, type Transaction } from "../../database/index.ts";
import { microsOf, type PagePosition, rowsAfter } from "../../http/index.ts";

const { answerFeedback, decks, discussions, messages, runs } = schema;

const columns = {
  id: discussions.id,
  title: discussions.title,
  userId: discussions.userId,
  type: discussions.type,
  deckId: discussions.deckId,
  contextSummary: discussions.contextSummary,
  isPublic: discussions.isPublic,
  createdAt: discussions.createdAt,
  updatedAt: discussions.updatedAt,
  micros: microsOf(discussions.createdAt),
  deck: { id: decks.id, name: decks.name, format: decks.format, bracket: decks.bracket },
};

export const selectDiscussions = (db: Database | Transaction) =>
  db.select(columns).from(discussions).leftJoin(decks, eq(decks.id, discussions.deckId));

export type DiscussionRow = Awaited<ReturnType<typeof selectDiscussions>>[number];

/** A discussion with its deck, whoever owns it: the caller checks who may read it. */
export const findDiscussion = async (
  db: Database | Transaction,
  id: string,
): Promise<DiscussionRow | undefined> => {
  const [row] = await selectDiscussions(db).where(eq(discussions.id, id));
  return row;
};

/**
 * Stores a discussion and gives its id.
 *
 * @throws Error when the database returns no row
 */
export const insertDiscussion = async (
  db: Database | Transaction,
  discussion: typeof discussions.$inferInsert,
): Promise<string> => {
  const [row] = await db.insert(discussions).values(discussion).returning({ id: discussions.id });
  if (row === undefined) throw new Error("the new discussion has no row");
  return row.id;
};

/** Changes columns of a discussion. The caller has checked whose it is. */
export const updateDiscussion = (
  db: Database | Transaction,
  id: string,
  change: PgUpdateSetSource<typeof discussions>,
) => db.update(discussions).set(change).where(eq(discussions.id, id));

/** Deletes those that are this person's and leaves the others. */
export const deleteDiscussions = async (
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<number> => {
  const deleted = await tx
    .delete(discussions)
    .where(and(eq(discussions.userId, userId), inArray(discussions.id, [...ids])))
    .returning({ id: discussions.id });
  return deleted.length;
};

/** Which of these discussions are this person's. */
export const ownDiscussions = async (
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await tx
    .select({ id: discussions.id })
    .from(discussions)
    .where(and(eq(discussions.userId, userId), inArray(discussions.id, [...ids])));
  return rows.map(({ id }) => id);
};

/** Stores a message; in the transaction of the run that it belongs to. */
export const insertMessage = (tx: Transaction, message: typeof messages.$inferInsert) =>
  tx.insert(messages).values(message);

/** Whose view of a discussion's messages is read; null: nobody's. */
export interface MessageView {
  readonly discussionId: string;
  readonly viewerId: string | null;
}

/** The newest run of each question: it may have been answered more than once. */
const newestRuns = (db: Database, discussionId: string) =>
  db
    .selectDistinctOn([runs.questionMessageId], {
      questionMessageId: runs.questionMessageId,
      requestId: runs.requestId,
      status: runs.status,
      code: runs.errorCode,
      params: runs.errorParams,
      startedAt: runs.startedAt,
    })
    .from(runs)
    .where(eq(runs.discussionId, discussionId))
    .orderBy(runs.questionMessageId, desc(runs.startedAt))
    .as("run");

const selectMessages = (db: Database, { discussionId, viewerId }: MessageView) => {
  const run = newestRuns(db, discussionId);
  return db
    .select({
      id: messages.id,
      discussionId: messages.discussionId,
      role: messages.role,
      payload: messages.payload,
      createdAt: messages.createdAt,
      micros: microsOf(messages.createdAt),
      run: {
        requestId: run.requestId,
        status: run.status,
        code: run.code,
        params: run.params,
        startedAt: run.startedAt,
      },
      feedback: {
        helpful: answerFeedback.helpful,
        comment: answerFeedback.comment,
        question: answerFeedback.question,
        updatedAt: answerFeedback.updatedAt,
      },
    })
    .from(messages)
    .leftJoin(run, eq(run.questionMessageId, messages.id))
    .leftJoin(
      answerFeedback,
      and(
        eq(answerFeedback.messageId, messages.id),
        viewerId === null ? sql`false` : eq(answerFeedback.userId, viewerId),
      ),
    );
};

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

/** DISC-07: oldest first, each question with its run. One row more than the limit. */
export const listMessages = (
  db: Database,
  view: MessageView,
  { position, limit }: { position: PagePosition | null; limit: number },
): Promise<MessageRow[]> =>
  selectMessages(db, view)
    .where(
      and(
        eq(messages.discussionId, view.discussionId),
        rowsAfter(messages.createdAt, messages.id, position, "ascending"),
      ),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(limit + 1);

export const findMessage = async (
  db: Database,
  view: MessageView,
  id: string,
): Promise<MessageRow | undefined> => {
  const [row] = await selectMessages(db, view).where(
    and(eq(messages.discussionId, view.discussionId), eq(messages.id, id)),
  );
  return row;
};

/** Deletes messages of a discussion, and with questions the answers to them. */
export const deleteMessages = async (
  tx: Transaction,
  discussionId: string,
  ids: readonly string[],
): Promise<number> => {
  const answered = sql`${messages.payload} ->> 'userMessageId'`;
  const deleted = await tx
    .delete(messages)
    .where(
      and(
        eq(messages.discussionId, discussionId),
        or(inArray(messages.id, [...ids]), inArray(answered, [...ids])),
      ),
    )
    .returning({ id: messages.id });
  return deleted.length;
};

/** The payloads of the last messages of a discussion, or of those before one of them; oldest first. */
export const lastPayloads = async (
  tx: Transaction,
  discussionId: string,
  { count, role, before }: { count: number; role?: "oracle" | "forge"; before?: string },
): Promise<unknown[]> => {
  const end = sql`(select created_at from ${messages} where id = ${before})`;
  const rows = await tx
    .select({ payload: messages.payload })
    .from(messages)
    .where(
      and(
        eq(messages.discussionId, discussionId),
        role && eq(messages.role, role),
        before === undefined ? undefined : lt(messages.createdAt, end),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(count);
  return rows.map(({ payload }) => payload).reverse();
};

/** The payload of a message of a discussion. Undefined when it has no such message. */
export const findPayload = async (
  tx: Transaction,
  discussionId: string,
  id: string,
): Promise<unknown> => {
  const [row] = await tx
    .select({ payload: messages.payload })
    .from(messages)
    .where(and(eq(messages.discussionId, discussionId), eq(messages.id, id)));
  return row?.payload;
};

/** The payload of the question that a discussion began with. */
export const firstPayload = async (tx: Transaction, discussionId: string): Promise<unknown> => {
  const [row] = await tx
    .select({ payload: messages.payload })
    .from(messages)
    .where(eq(messages.discussionId, discussionId))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(1);
  return row?.payload;
};
