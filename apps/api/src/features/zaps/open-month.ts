import { openPeriod, utcMonth, type ZapAccount } from "@spellwright/zaps";
import type { Transaction } from "../../database/index.ts";
import { takeAllowance } from "./allowance-queries.ts";
import type { LedgerLine } from "./ledger-queries.ts";
import { lockZaps, writeAccount } from "./queries.ts";

/**
 * Locks an account and brings it to the current month, day and plan (BILL-07). What a month that has just
 * begun, or a plan that has just ended, changes is written here: the grant belongs to the allowance that it
 * takes from the address, and would else be lost by a caller that has nothing to write itself.
 */
export const openMonth = async (
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<ZapAccount> => {
  const row = await lockZaps(tx, userId);
  const month = utcMonth(now);
  const isGrant = row.grantedMonth === null || row.grantedMonth < month;
  const usedElsewhere =
    isGrant && row.addressHash !== null ? await takeAllowance(tx, row.addressHash, month) : 0;
  const change = openPeriod(row, now, usedElsewhere);
  const { account } = change;
  if (change.entries.length === 0) return account;
  // Within a month only the end of a plan writes anything: its moment tells it from others.
  const period = isGrant ? account.grantedMonth : row.planUntil;
  const causeOf = ({ kind }: LedgerLine) => `${kind}:${userId}:${period}`;
  await writeAccount(tx, userId, change, { causeOf, now });
  return account;
};
