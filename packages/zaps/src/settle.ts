import type { LedgerChange, LedgerEntry, ZapAccount } from "./account.ts";

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
 * request was still a request.
 *
 * @param account already brought to the current period by `openPeriod`.
 * @param reservedMonth UTC month (`YYYY-MM-01`) of the reservation: a monthly zap that comes back after
 * its month ended expires at once, so that it does not swell the new allowance.
 */
export const refund = (
  account: ZapAccount,
  reserved: readonly ReservedEntry[],
  reservedMonth: string,
): LedgerChange => {
  const isPastMonth = account.grantedMonth !== null && reservedMonth < account.grantedMonth;
  const entries = reserved.flatMap(({ pool, amount }): LedgerEntry[] => {
    const back: LedgerEntry = { kind: "refund", pool, amount: -amount };
    return pool === "monthly" && isPastMonth ? [back, { kind: "expire", pool, amount }] : [back];
  });
  const added = (pool: LedgerEntry["pool"]) =>
    entries.reduce((sum, entry) => (entry.pool === pool ? sum + entry.amount : sum), 0);
  return {
    account: {
      ...account,
      monthlyRemaining: account.monthlyRemaining + added("monthly"),
      boughtRemaining: account.boughtRemaining + added("bought"),
    },
    entries,
  };
};
