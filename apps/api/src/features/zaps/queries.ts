import type { Effort } from "@spellwright/contract";
import type { LedgerChange, ZapAccount } from "@spellwright/zaps";
import { eq, sql } from "drizzle-orm";
import { type Database, schema, type Transaction } from "../../database/index.ts";
import { AppError } from "../../http/index.ts";
import { type EntryReason, insertEntries } from "./ledger-queries.ts";

const { userZaps } = schema;

export interface ZapsRow extends ZapAccount {
  readonly oracleReasoningEffort: Effort;
  /** Keyed hash of the account's first mail address. Null for accounts from before it was kept. */
  readonly addressHash: string | null;
}

const columns = {
  plan: userZaps.plan,
  planUntil: userZaps.planUntil,
  monthlyUsed: userZaps.monthlyUsed,
  planBought: userZaps.planBought,
  planUsed: userZaps.planUsed,
  addressHash: userZaps.addressHash,
  monthlyRemaining: userZaps.monthlyRemaining,
  boughtRemaining: userZaps.boughtRemaining,
  grantedMonth: userZaps.grantedMonth,
  dailyDate: userZaps.dailyDate,
  dailyCount: userZaps.dailyCount,
  dailyJoined: userZaps.dailyJoined,
  dailyUndecided: userZaps.dailyUndecided,
  dailyUndecidedModel: userZaps.dailyUndecidedModel,
  oracleReasoningEffort: userZaps.oracleReasoningEffort,
};

const toRow = <Row extends { readonly planUntil: Date | null }>(row: Row) => ({
  ...row,
  planUntil: row.planUntil?.toISOString() ?? null,
});

export const findZaps = async (
  db: Database | Transaction,
  userId: string,
): Promise<ZapsRow | undefined> => {
  const [row] = await db.select(columns).from(userZaps).where(eq(userZaps.userId, userId));
  return row && toRow(row);
};

/**
 * Locks a person's zaps row until the transaction ends, made on first use. It is the first lock of
 * every transaction that touches zaps or runs, so that a person's requests come one after the other
 * and no two transactions wait for each other.
 *
 * @throws AppError SESSION_EXPIRED when the account was deleted meanwhile
 */
export const lockZaps = async (tx: Transaction, userId: string): Promise<ZapsRow> => {
  const locked = () =>
    tx.select(columns).from(userZaps).where(eq(userZaps.userId, userId)).for("update");
  const [row] = await locked();
  if (row !== undefined) return toRow(row);
  await tx.execute(sql`
    insert into user_zaps (user_id) select id from "user" where id = ${userId}
    on conflict do nothing`);
  const [made] = await locked();
  if (made === undefined) throw new AppError("SESSION_EXPIRED");
  return toRow(made);
};

/** Stores what an account has. A change of a balance is `writeAccount`. */
export const setAccount = async (
  tx: Transaction,
  userId: string,
  account: ZapAccount,
  now: Date,
): Promise<void> => {
  const { plan, monthlyRemaining, monthlyUsed, planBought, planUsed, boughtRemaining } = account;
  const { grantedMonth, dailyDate, dailyCount, dailyJoined } = account;
  const { dailyUndecided, dailyUndecidedModel } = account;
  await tx
    .update(userZaps)
    .set({
      plan,
      planUntil: account.planUntil === null ? null : new Date(account.planUntil),
      monthlyRemaining,
      monthlyUsed,
      planBought,
      planUsed,
      boughtRemaining,
      grantedMonth,
      dailyDate,
      dailyCount,
      dailyJoined,
      dailyUndecided,
      dailyUndecidedModel,
      updatedAt: now,
    })
    .where(eq(userZaps.userId, userId));
};

/** Writes new balances and the entries that explain them, in the caller's transaction. */
export const writeAccount = async (
  tx: Transaction,
  userId: string,
  { account, entries }: LedgerChange,
  occasion: EntryReason,
): Promise<void> => {
  await setAccount(tx, userId, account, occasion.now);
  const lines = entries.map((entry) => ({ ...entry, userId, packId: null }));
  await insertEntries(tx, lines, occasion);
};

export const setEffort = (tx: Transaction, userId: string, effort: Effort) =>
  tx.update(userZaps).set({ oracleReasoningEffort: effort }).where(eq(userZaps.userId, userId));

/** The effort that a person keeps for rulings (ORA-11). Low before any choice. */
export const keptEffort = async (db: Database, userId: string): Promise<Effort> =>
  (await findZaps(db, userId))?.oracleReasoningEffort ?? "low";
