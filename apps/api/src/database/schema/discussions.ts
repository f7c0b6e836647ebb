import { STRENGTHS } from "@spellwright/contract";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bilingualWords, createdAt, moment, primaryId, textSearch, updatedAt } from "./columns.ts";
import { decks } from "./decks.ts";
import { ofUser, user } from "./identity.ts";

/** A long answer is searched by its first 20,000 characters. */
const MESSAGE_TEXT = `left(coalesce(payload->>'content', '') || ' ' || coalesce(payload->'ruling'->>'ruling', '') || ' ' || coalesce(payload->'ruling'->>'explanation', '') || ' ' || coalesce(jsonb_path_query_array(payload, '$.cards[*].name')::text, '') || ' ' || coalesce((payload->'ruling'->'mentioned_cards')::text, ''), 20000)`;
const RULE_NUMBERS = `jsonb_to_tsvector('simple'::regconfig, jsonb_path_query_array(payload, '$.ruling.relevant_rules[*].number'), '["string"]')`;
const MESSAGE_WORDS = sql`${bilingualWords(MESSAGE_TEXT)} || ${sql.raw(RULE_NUMBERS)}`;

export const discussions = pgTable(
  "discussions",
  {
    id: primaryId(),
    title: text().notNull(),
    userId: ofUser(),
    type: text({ enum: ["oracle", "forge"] }).notNull(),
    deckId: uuid().references(() => decks.id, { onDelete: "set null" }),
    contextSummary: text().notNull().default(""),
    isPublic: boolean().notNull().default(false),
    /** Words of the title. */
    words: textSearch().generatedAlwaysAs(bilingualWords("title")),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().using("gin", table.words),
    index().on(table.userId, table.type, table.createdAt.desc(), table.id.desc()),
    index().on(table.deckId),
  ],
);

export const messages = pgTable(
  "messages",
  {
    /** 21 characters (DATA-01). */
    id: text().primaryKey(),
    discussionId: uuid()
      .notNull()
      .references(() => discussions.id, { onDelete: "cascade" }),
    role: text({ enum: ["user", "oracle", "forge"] }).notNull(),
    payload: jsonb().notNull(),
    /** Words of a question or an answer, its cards, and the numbers of its rules as they stand. */
    words: textSearch().generatedAlwaysAs(MESSAGE_WORDS),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.discussionId, table.createdAt, table.id),
    index().using("gin", table.words),
  ],
);

/** What readers think of answers, for review. */
export const answerFeedback = pgTable(
  "answer_feedback",
  {
    messageId: text()
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    userId: ofUser(),
    helpful: boolean().notNull(),
    comment: text(),
    /** Slug of the offered settled question that is the one that was asked. */
    question: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index().on(table.userId),
    index().on(table.createdAt),
    // The queue of answers that readers marked wrong (ADM-01).
    index("answer_feedback_wrong")
      .on(table.updatedAt, table.messageId, table.userId)
      .where(sql`${table.helpful} = false`),
  ],
);

/** What admins make of answers that readers marked wrong. No row: nobody has looked yet. */
export const answerReviews = pgTable(
  "answer_reviews",
  {
    messageId: text().notNull(),
    /** The reader who marked the answer. */
    userId: ofUser(),
    state: text({ enum: ["open", "accepted", "rejected", "case"] }).notNull(),
    note: text(),
    reviewerId: uuid().references(() => user.id, { onDelete: "set null" }),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    foreignKey({
      name: "answer_reviews_feedback_fk",
      columns: [table.messageId, table.userId],
      foreignColumns: [answerFeedback.messageId, answerFeedback.userId],
    }).onDelete("cascade"),
    index().on(table.userId),
    index().on(table.reviewerId),
  ],
);

/** ORA-16, FOR-12. */
export const questionLogs = pgTable(
  "question_logs",
  {
    id: primaryId(),
    userId: ofUser(),
    questionType: text({ enum: ["oracle", "forge"] }).notNull(),
    questionText: text().notNull(),
    questionLength: integer().notNull(),
    cardsMentioned: jsonb().$type<string[]>().notNull(),
    reasoningEffort: text({ enum: ["low", "medium", "high"] }).notNull(),
    discussionId: uuid().references(() => discussions.id, { onDelete: "set null" }),
    runId: uuid(),
    responseSuccess: boolean(),
    responseTimeMs: integer(),
    /**
     * How far the answer goes: of the Forge `ruling` or `none`, `none` where there is no answer. Null while it is
     * awaited, and of questions that ended before it was kept.
     */
    strength: text({ enum: STRENGTHS }),
    confidence: real(),
    errorMessage: text(),
    metadata: jsonb().$type<{ has_context: boolean; cards_count: number }>().notNull(),
    /** Words of the question, for admins who look for one (ADM-02). */
    words: textSearch().generatedAlwaysAs(bilingualWords("question_text")),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId),
    // The newest ones, and the figures of some days without reading the rows themselves.
    index("question_logs_figures").on(
      table.createdAt,
      table.questionType,
      table.responseSuccess,
      table.responseTimeMs,
      table.userId,
    ),
    index("question_logs_errors").on(table.createdAt).where(sql`${table.responseSuccess} = false`),
    index().using("gin", table.words),
    // Words among the few that failed.
    index("question_logs_error_words")
      .using("gin", table.words)
      .where(sql`${table.responseSuccess} = false`),
    index().on(table.runId),
    // A deleted discussion looks for its log rows.
    index().on(table.discussionId),
  ],
);

/**
 * One row per person who has asked: sums over their `question_logs`, kept by the triggers of migrations
 * `question_totals` and `answer_strengths` in the transaction of each change, so that figures over all time need no look at
 * millions of rows (ADM-02).
 */
export const questionTotals = pgTable(
  "question_totals",
  {
    userId: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    oracleQuestions: integer().notNull().default(0),
    forgeQuestions: integer().notNull().default(0),
    questions: integer().notNull().generatedAlwaysAs(sql`oracle_questions + forge_questions`),
    /** Ended, well or badly, with a known strength. */
    known: integer().notNull().default(0),
    /** Those of them that an answer decided. */
    decided: integer().notNull().default(0),
    /** Sum over the `timed` answers. */
    responseTimeMs: bigint({ mode: "number" }).notNull().default(0),
    timed: integer().notNull().default(0),
    lastAskedAt: moment().notNull(),
  },
  (table) => [index().on(table.questions.desc(), table.userId)],
);

/**
 * Figures of each UTC day that is over, made when they are first looked at and forgotten by a trigger of
 * migration `question_days` as soon as a log of that day comes, changes or goes (decision 032): thirty
 * days are read without their hundred thousand logs (ADM-02).
 */
export const questionDays = pgTable("question_days", {
  day: date({ mode: "string" }).primaryKey(),
  questions: integer().notNull(),
  oracleQuestions: integer().notNull(),
  forgeQuestions: integer().notNull(),
  uniqueUsers: integer().notNull(),
  /** Answers by their strength. Unknown is that of answers from before it was kept. */
  oracleRuling: integer().notNull(),
  oracleLikely: integer().notNull(),
  oracleNone: integer().notNull(),
  oracleUnknown: integer().notNull(),
  forgeDecided: integer().notNull(),
  forgeUndecided: integer().notNull(),
  forgeUnknown: integer().notNull(),
  /** Without an answer, since strengths are kept. */
  failed: integer().notNull(),
  avgResponseTime: integer(),
  p50ResponseTime: integer(),
  p95ResponseTime: integer(),
  /** What answered, and which codes ended a question: how often each. */
  engines: jsonb().$type<Record<string, number>>().notNull(),
  errors: jsonb().$type<Record<string, number>>().notNull(),
});
