import type { LedgerChange, LedgerEntry, ZapAccount } from "./account.ts";
import { utcDay, utcMonth } from "./calendar.ts";
import { PLAN_TERMS } from "./plans.ts";

/**
 * Brings an account to the current UTC month and day (BILL-07): what is left of the old month expires,
 * the new allowance is granted, and the day's count starts again. Bought zaps stay.
 *
 * @returns no entry when the month is already granted. A clock that runs behind the account changes nothing.
 */
export const openPeriod = (account: ZapAccount, now: Date): LedgerChange => {
  const month = utcMonth(now);
  const day = utcDay(now);
  const isNewDay = account.dailyDate === null || account.dailyDate < day;
  const today = isNewDay ? { ...account, dailyDate: day, dailyCount: 0 } : account;
  if (account.grantedMonth !== null && account.grantedMonth >= month) {
    return { account: today, entries: [] };
  }
  const { monthlyZaps } = PLAN_TERMS[account.plan];
  const leftover = account.monthlyRemaining;
  const expiry: readonly LedgerEntry[] =
    leftover > 0 ? [{ kind: "expire", pool: "monthly", amount: -leftover }] : [];
  return {
    account: { ...today, monthlyRemaining: monthlyZaps, grantedMonth: month },
    entries: [...expiry, { kind: "grant", pool: "monthly", amount: monthlyZaps }],
  };
};
