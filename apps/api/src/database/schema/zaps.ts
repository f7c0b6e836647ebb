import { sql } from "drizzle-orm";
import { bigserial, check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, updatedAt } from "./columns.ts";
import { ofUser, user } from "./identity.ts";

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
    /** When the plan ends unless a payment comes; null: it does not. */
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

/** Append-only ledger. The sum of `amount` per user and pool is the balance shown (architecture §5). */
export const zapEntries = pgTable(
  "zap_entries",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    userId: ofUser(),
    kind: text({
      enum: ["grant", "reserve", "commit", "refund", "purchase", "revoke", "expire"],
    }).notNull(),
    pool: text({ enum: ["monthly", "bought"] }).notNull(),
    /** Signed: what it adds to the pool. A commit adds 0: the reserve already took it. */
    amount: integer().notNull(),
    runId: uuid(),
    idempotencyKey: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    // With what sums over a person need, so that their rows are not read (ADM-02).
    index("zap_entries_of_user").on(table.userId, table.kind, table.amount),
    index().on(table.runId),
  ],
);
