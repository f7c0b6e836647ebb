import { openPeriod, utcMonth, type ZapAccount } from "@spellwright/zaps";
import type { Transaction } from "../../database/index.ts";
import { takeAllowance } from "./allowance-queries.ts";
import { type KeyedEntry, lockZaps } from "./queries.ts";

export interface OpenedAccount {
  readonly account: ZapAccount;
  /** What a month that has just begun, or a plan that has just ended, changes; still to be written. */
  readonly entries: readonly KeyedEntry[];
}

/** Locks an account and brings it to the current month, day and plan (BILL-07); nothing is written yet. */
export const openMonth = async (
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<OpenedAccount> => {
  const row = await lockZaps(tx, userId);
  const month = utcMonth(now);
  const isGrant = row.grantedMonth === null || row.grantedMonth < month;
  const usedElsewhere =
    isGrant && row.addressHash !== null ? await takeAllowance(tx, row.addressHash, month) : 0;
  const { account, entries } = openPeriod(row, now, usedElsewhere);
  // Within a month only the end of a plan writes anything: its moment tells it from others.
  const period = isGrant ? account.grantedMonth : row.planUntil;
  const keyed = entries.map((entry) => ({ ...entry, key: `${entry.kind}:${userId}:${period}` }));
  return { account, entries: keyed };
};
