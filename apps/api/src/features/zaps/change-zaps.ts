import type { LedgerChange, ZapAccount } from "@spellwright/zaps";
import type { Transaction } from "../../database/index.ts";
import { openMonth } from "./open-month.ts";
import { writeLedger } from "./queries.ts";

/**
 * Changes an account by what happened outside of questions: a plan, a purchase, money given back. The
 * account is locked and brought to the moment first.
 *
 * @param key names the cause: its entries are written once, a second time is an error of the database
 * @returns the account after the change
 */
export const changeZaps = async (
  tx: Transaction,
  userId: string,
  now: Date,
  key: string,
  change: (account: ZapAccount) => LedgerChange,
): Promise<ZapAccount> => {
  const { account, entries } = change(await openMonth(tx, userId, now));
  const keyed = entries.map((entry) => ({ ...entry, key: `${key}:${entry.kind}:${entry.pool}` }));
  await writeLedger(tx, userId, account, keyed, { runId: null, now });
  return account;
};
