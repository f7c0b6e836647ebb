import type { ReviewState } from "@spellwright/contract";
import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Database, schema, type Transaction } from "../../../database/index.ts";
import { microsOf, type PagePosition } from "../../../http/index.ts";

const { answerFeedback, answerReviews, messages, user } = schema;
const asked = alias(messages, "asked");
const state = sql<ReviewState>`coalesce(${answerReviews.state}, 'open')`;

const wrongAnswers = (wanted: ReviewState): SQL | undefined =>
  and(eq(answerFeedback.helpful, false), eq(state, wanted));

/** What an admin made of an opinion. */
const ITS_REVIEW = and(
  eq(answerReviews.messageId, answerFeedback.messageId),
  eq(answerReviews.userId, answerFeedback.userId),
);

const select = (db: Database) =>
  db
    .select({
      messageId: answerFeedback.messageId,
      readerId: answerFeedback.userId,
      comment: answerFeedback.comment,
      markedAt: answerFeedback.updatedAt,
      role: messages.role,
      answer: messages.payload,
      question: asked.payload,
      state,
      note: answerReviews.note,
      reviewedBy: user.email,
      reviewedAt: answerReviews.updatedAt,
      micros: microsOf(answerFeedback.updatedAt),
      id: sql<string>`${answerFeedback.messageId} || '/' || ${answerFeedback.userId}`,
    })
    .from(answerFeedback)
    .innerJoin(messages, eq(messages.id, answerFeedback.messageId))
    .leftJoin(asked, eq(asked.id, sql`${messages.payload}->>'userMessageId'`))
    .leftJoin(answerReviews, ITS_REVIEW)
    .leftJoin(user, eq(user.id, answerReviews.reviewerId));

export type ReviewRow = Awaited<ReturnType<typeof select>>[number];

/** The rows behind a position, whose id is message and reader, as the index over wrong answers has them. */
const behind = (position: PagePosition | null): SQL | undefined => {
  if (position === null) return undefined;
  const [messageId, readerId] = position.id.split("/");
  return sql`(${answerFeedback.updatedAt}, ${answerFeedback.messageId}, ${answerFeedback.userId}) <
    (timestamptz 'epoch' + ${position.micros}::bigint * interval '1 microsecond', ${messageId}, ${readerId}::uuid)`;
};

const NEWEST_FIRST = [
  desc(answerFeedback.updatedAt),
  desc(answerFeedback.messageId),
  desc(answerFeedback.userId),
];

/**
 * Answers that readers marked wrong and that stand like this, the newest opinion first. One row more than
 * the limit. Questions and answers are read for the rows of the page alone.
 */
export const listReviews = (
  db: Database,
  wanted: ReviewState,
  { position, limit }: { readonly position: PagePosition | null; readonly limit: number },
): Promise<ReviewRow[]> => {
  const page = db
    .select({ messageId: answerFeedback.messageId, userId: answerFeedback.userId })
    .from(answerFeedback)
    .leftJoin(answerReviews, ITS_REVIEW)
    .where(and(wrongAnswers(wanted), behind(position)))
    .orderBy(...NEWEST_FIRST)
    .limit(limit + 1)
    .as("page");
  return select(db)
    .innerJoin(
      page,
      and(eq(page.messageId, answerFeedback.messageId), eq(page.userId, answerFeedback.userId)),
    )
    .orderBy(...NEWEST_FIRST);
};

/** One row after another, for a file of any length. */
export const nextCases = (db: Database, offset: number, limit: number): Promise<ReviewRow[]> =>
  select(db)
    .where(wrongAnswers("case"))
    .orderBy(answerReviews.updatedAt, answerFeedback.messageId)
    .limit(limit)
    .offset(offset);

export const countReviews = async (db: Database, wanted: ReviewState): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(answerFeedback)
    .leftJoin(answerReviews, ITS_REVIEW)
    .where(wrongAnswers(wanted));
  return row?.total ?? 0;
};

/** What an admin decides about the opinion of a reader. */
export interface Review {
  readonly messageId: string;
  readonly readerId: string;
  readonly reviewerId: string;
  readonly state: ReviewState;
  readonly note: string | null;
}

/** What was decided before. Locked until the transaction ends. */
export const findReview = async (
  tx: Transaction,
  { messageId, readerId }: Pick<Review, "messageId" | "readerId">,
) => {
  const [review] = await tx
    .select({ state: answerReviews.state, note: answerReviews.note })
    .from(answerReviews)
    .where(and(eq(answerReviews.messageId, messageId), eq(answerReviews.userId, readerId)))
    .for("update");
  return review;
};

/** Stores what an admin makes of an answer. False when no reader marked it wrong. */
export const upsertReview = async (db: Transaction, review: Review): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    insert into answer_reviews (message_id, user_id, reviewer_id, state, note)
    select message_id, user_id, ${review.reviewerId}, ${review.state}, ${review.note}
    from answer_feedback
    where message_id = ${review.messageId} and user_id = ${review.readerId} and not helpful
    on conflict (message_id, user_id) do update set
      reviewer_id = excluded.reviewer_id, state = excluded.state, note = excluded.note,
      updated_at = now()`);
  return (rowCount ?? 0) > 0;
};
