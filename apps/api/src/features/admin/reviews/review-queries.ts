import type { ReviewState } from "@spellwright/contract";
import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Database, schema } from "../../../database/index.ts";

const { answerFeedback, answerReviews, messages, user } = schema;
/** Answers of one look at the queue; what is decided leaves it, so the rest comes up. */
const LISTED = 50;

const asked = alias(messages, "asked");
const state = sql<ReviewState>`coalesce(${answerReviews.state}, 'open')`;

const wrongAnswers = (wanted: ReviewState): SQL | undefined =>
  and(eq(answerFeedback.helpful, false), eq(state, wanted));

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
    })
    .from(answerFeedback)
    .innerJoin(messages, eq(messages.id, answerFeedback.messageId))
    .leftJoin(asked, eq(asked.id, sql`${messages.payload}->>'userMessageId'`))
    .leftJoin(
      answerReviews,
      and(
        eq(answerReviews.messageId, answerFeedback.messageId),
        eq(answerReviews.userId, answerFeedback.userId),
      ),
    )
    .leftJoin(user, eq(user.id, answerReviews.reviewerId));

export type ReviewRow = Awaited<ReturnType<typeof select>>[number];

/** Answers that readers marked wrong and that stand like this, the newest opinion first. */
export const listReviews = (db: Database, wanted: ReviewState): Promise<ReviewRow[]> =>
  select(db).where(wrongAnswers(wanted)).orderBy(desc(answerFeedback.updatedAt)).limit(LISTED);

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
    .leftJoin(
      answerReviews,
      and(
        eq(answerReviews.messageId, answerFeedback.messageId),
        eq(answerReviews.userId, answerFeedback.userId),
      ),
    )
    .where(wrongAnswers(wanted));
  return row?.total ?? 0;
};

/** Stores what an admin makes of an answer; false when no reader marked it wrong. */
export const upsertReview = async (
  db: Database,
  review: {
    readonly messageId: string;
    readonly readerId: string;
    readonly reviewerId: string;
    readonly state: ReviewState;
    readonly note: string | null;
  },
): Promise<boolean> => {
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
