import { sql } from "drizzle-orm";
import {
  bigserial,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment, updatedAt } from "./columns.ts";
import { user } from "./identity.ts";

/**
 * One row per user: plan, chosen effort, and the balances kept in the same transaction as the ledger.
 * Every change of a balance locks this row first.
 */
export const userZaps = pgTable(
  "user_zaps",
  {
    userId: uuid()
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    plan: text({ enum: ["free", "basic", "pro"] })
      .notNull()
      .default("free"),
    /** When the plan ends unless a payment comes. Null: it does not. */
    planUntil: moment(),
    oracleReasoningEffort: text({ enum: ["low", "medium", "high"] })
      .notNull()
      .default("low"),
    monthlyRemaining: integer().notNull().default(0),
    /** Used or reserved of the month's allowance, under whatever plans. */
    monthlyUsed: integer().notNull().default(0),
    /** Zaps beyond the free ones that payments of plans bought, by the money that stayed. */
    planBought: integer().notNull().default(0),
    /** Zaps of these that months which are over have used. */
    planUsed: integer().notNull().default(0),
    boughtRemaining: integer().notNull().default(0),
    /** First day (UTC) of the month whose allowance is granted. */
    grantedMonth: date({ mode: "string" }),
    /** UTC day that `dailyCount` counts requests of. */
    dailyDate: date({ mode: "string" }),
    dailyCount: integer().notNull().default(0),
    /** Of these, what a device had answered and what joined for nothing. */
    dailyJoined: integer().notNull().default(0),
    /** Answers of that day that decided nothing, which `dailyCount` leaves out; and where a language model was asked. */
    dailyUndecided: integer().notNull().default(0),
    dailyUndecidedModel: integer().notNull().default(0),
    /** Keyed hash of the account's first mail address (`allowance_marks`). */
    addressHash: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index().on(table.planUntil).where(sql`${table.planUntil} is not null`),
    check("user_zaps_monthly_not_negative", sql`${table.monthlyRemaining} >= 0`),
    check("user_zaps_bought_not_negative", sql`${table.boughtRemaining} >= 0`),
  ],
);

/**
 * A pack of questions that works for all members of a server. Its id is that of its order. It stays in
 * the books when its server or its buyer goes.
 */
export const guildPacks = pgTable(
  "guild_packs",
  {
    id: uuid().primaryKey(),
    guildId: text().notNull(),
    /** The buyer. */
    userId: uuid().references(() => user.id, { onDelete: "set null" }),
    size: integer().notNull(),
    remaining: integer().notNull(),
    /** When the owner removed the bot: nothing is taken from it any more. */
    closedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.guildId, table.createdAt),
    index().on(table.userId),
    check("guild_packs_remaining_not_negative", sql`${table.remaining} >= 0`),
  ],
);

/**
 * Append-only ledger. The sum of `amount` is the balance shown: of an account per pool, of a server's pack
 * what remains of it (docs/payments.md).
 */
export const zapEntries = pgTable(
  "zap_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** Whose account it changes; null: a pack's. */
    userId: uuid().references(() => user.id, { onDelete: "cascade" }),
    packId: uuid().references(() => guildPacks.id),
    kind: text({
      enum: ["grant", "reserve", "commit", "refund", "purchase", "revoke", "expire", "close"],
    }).notNull(),
    pool: text({ enum: ["monthly", "bought", "pack"] }).notNull(),
    /** Signed: what it adds to the pool. A commit adds 0: the reserve already took it. */
    amount: integer().notNull(),
    /** The attempt at a run that it was for, and what happened to the charge then. */
    runId: uuid(),
    attempt: integer(),
    phase: text({ enum: ["reserve", "settle", "return", "wrong"] }),
    /** What else it was for: a month, a payment. Each cause is written once. */
    cause: text().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    // With what sums over a person need, so that their rows are not read (ADM-02).
    index("zap_entries_of_user").on(table.userId, table.kind, table.amount),
    index().on(table.packId),
    index().on(table.runId),
    // A charge is taken, settled and given back once a pool. What ends with it has a row beside.
    uniqueIndex("zap_entries_once_a_pool")
      .on(table.runId, table.attempt, table.phase, table.pool)
      .where(sql`${table.packId} is null and ${table.kind} <> 'expire'`),
    uniqueIndex("zap_entries_once_a_pack")
      .on(table.runId, table.attempt, table.phase, table.packId)
      .where(sql`${table.packId} is not null and ${table.kind} <> 'close'`),
    check("zap_entries_one_holder", sql`num_nonnulls(${table.userId}, ${table.packId}) = 1`),
    check("zap_entries_one_reason", sql`num_nonnulls(${table.phase}, ${table.cause}) = 1`),
    check(
      "zap_entries_whole_attempt",
      sql`num_nonnulls(${table.runId}, ${table.attempt}, ${table.phase}) in (0, 3)`,
    ),
  ],
);
