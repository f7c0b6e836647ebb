import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId } from "./columns.ts";
import { discussions } from "./discussions.ts";
import { guilds } from "./guilds.ts";
import { user } from "./identity.ts";

/** A durable answer (docs/architecture.md, “How an answer runs”): one row per payer and requestId. */
export const runs = pgTable(
  "runs",
  {
    id: primaryId(),
    /** Whose account pays. Null: the packs of a server do. */
    userId: uuid().references(() => user.id, { onDelete: "cascade" }),
    guildId: text().references(() => guilds.id, { onDelete: "cascade" }),
    requestId: text().notNull(),
    kind: text({ enum: ["ruling", "strategy", "deck", "analysis"] }).notNull(),
    /** SHA-256 of the request's meaning. The same id with another body is a conflict (DATA-08). */
    bodyHash: text().notNull(),
    status: text({ enum: ["running", "done", "failed", "stopped", "interrupted"] }).notNull(),
    /** Grows when a failed run is asked again under the same requestId. */
    attempt: integer().notNull().default(1),
    /** What is reserved for it. */
    zaps: integer().notNull(),
    /** What it has cost; 0 while it runs, and once that was given back. */
    zapsCharged: integer().notNull().default(0),
    discussionId: uuid().references(() => discussions.id, { onDelete: "cascade" }),
    questionMessageId: text(),
    answerMessageId: text(),
    errorCode: text(),
    errorParams: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The whole answer of the call, so that a repeat gets it as it was. */
    answer: jsonb(),
    /** When its owner stopped it. Null for every other end. */
    stopRequestedAt: moment(),
    heartbeatAt: moment().notNull().defaultNow(),
    startedAt: moment().notNull().defaultNow(),
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    unique().on(table.userId, table.requestId),
    unique().on(table.guildId, table.requestId),
    check("runs_one_payer", sql`num_nonnulls(${table.userId}, ${table.guildId}) = 1`),
    index().on(table.status, table.heartbeatAt),
    index().on(table.discussionId),
  ],
);

export const runEvents = pgTable(
  "run_events",
  {
    runId: uuid()
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    event: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.seq] })],
);
