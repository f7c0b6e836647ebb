import { boolean, index, integer, jsonb, pgTable, real, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId, updatedAt } from "./columns.ts";
import { decks } from "./decks.ts";
import { user } from "./identity.ts";

export const discussions = pgTable(
  "discussions",
  {
    id: primaryId(),
    title: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    type: text({ enum: ["oracle", "forge"] }).notNull(),
    deckId: uuid().references(() => decks.id, { onDelete: "set null" }),
    contextSummary: text().notNull().default(""),
    isPublic: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
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
    createdAt: createdAt(),
  },
  (table) => [index().on(table.discussionId, table.createdAt, table.id)],
);

/** ORA-16, FOR-12. */
export const questionLogs = pgTable(
  "question_logs",
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    questionType: text({ enum: ["oracle", "forge"] }).notNull(),
    questionText: text().notNull(),
    questionLength: integer().notNull(),
    cardsMentioned: jsonb().$type<string[]>().notNull(),
    reasoningEffort: text({ enum: ["low", "medium", "high"] }).notNull(),
    discussionId: uuid().references(() => discussions.id, { onDelete: "set null" }),
    runId: uuid(),
    responseSuccess: boolean(),
    responseTimeMs: integer(),
    confidence: real(),
    errorMessage: text(),
    metadata: jsonb().$type<{ has_context: boolean; cards_count: number }>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.createdAt),
    index().on(table.runId),
    // A deleted discussion looks for its log rows.
    index().on(table.discussionId),
  ],
);
