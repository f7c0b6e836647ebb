import { openPeriod, type ZapAccount } from "@spellwright/zaps";
import type { Transaction } from "../../database/index.ts";
import { type KeyedEntry, lockZaps } from "./queries.ts";

export interface OpenedAccount {
  readonly account: ZapAccount;
  /** Expiry and grant of a month that has just begun; still to be written. */
  readonly entries: readonly KeyedEntry[];
}

/** Locks an account and brings it to the current month and day (BILL-07); nothing is written yet. */
export const openMonth = async (
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<OpenedAccount> => {
  const { account, entries } = openPeriod(await lockZaps(tx, userId), now);
  const keyed = entries.map((entry) => ({
    ...entry,
    key: `${entry.kind}:${userId}:${account.grantedMonth}`,
  }));
  return { account, entries: keyed };
};
