import type { LedgerChange, LedgerEntry, Pool, ZapAccount } from "./account.ts";
import { allowanceOf } from "./allowance.ts";

/** A reserve entry as the ledger kept it. */
export interface ReservedEntry extends LedgerEntry {
  readonly kind: "reserve";
}

/** Keeps the charge of a request: entries of 0, because the reserve already took the zaps. */
export const commit = (account: ZapAccount, reserved: readonly ReservedEntry[]): LedgerChange => ({
  account,
  entries: reserved.map(({ pool }) => ({ kind: "commit", pool, amount: 0 })),
});

/**
 * Gives a reservation back to the pools it came from (BILL-08). The day's count stays: a refunded
 * request was still a request. What no longer fits expires at once: a monthly zap of a month that has
 * ended, or of a plan that was larger than the one of today.
 *
 * @param account already brought to the current period by `openPeriod`.
 * @param reservedMonth UTC month (`YYYY-MM-01`) of the reservation.
 */
export const refund = (
  account: ZapAccount,
  reserved: readonly ReservedEntry[],
  reservedMonth: string,
): LedgerChange => {
  const isPastMonth = account.grantedMonth !== null && reservedMonth < account.grantedMonth;
  const taken = (pool: Pool) =>
    reserved.reduce((sum, entry) => (entry.pool === pool ? sum - entry.amount : sum), 0);
  const monthly = taken("monthly");
  const bought = taken("bought");
  const monthlyUsed = isPastMonth
    ? account.monthlyUsed
    : Math.max(0, account.monthlyUsed - monthly);
  const room = Math.max(0, allowanceOf(account) - monthlyUsed - account.monthlyRemaining);
  const kept = isPastMonth ? 0 : Math.min(monthly, room);
  return {
    account: {
      ...account,
      monthlyUsed,
      monthlyRemaining: account.monthlyRemaining + kept,
      boughtRemaining: account.boughtRemaining + bought,
    },
    entries: [
      ...back("monthly", monthly),
      ...(kept < monthly
        ? [{ kind: "expire", pool: "monthly", amount: kept - monthly } as const]
        : []),
      ...back("bought", bought),
    ],
  };
};

const back = (pool: Pool, amount: number): readonly LedgerEntry[] =>
  amount > 0 ? [{ kind: "refund", pool, amount }] : [];
