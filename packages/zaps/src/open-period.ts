import type { LedgerChange, LedgerEntry, ZapAccount } from "./account.ts";
import { utcDay, utcMonth } from "./calendar.ts";
import { changePlan, FREE_PERIOD } from "./change-plan.ts";
import { PLAN_TERMS } from "./plans.ts";

/**
 * Brings an account to the current moment (BILL-07): a plan whose time is over gives way to the free
 * one, what is left of an old month expires, the new allowance is granted, and the day's count starts
 * again. Bought zaps stay.
 *
 * @param usedElsewhere zaps of the new month that the same person used with an account that is gone:
 * they are withheld from the grant.
 * @returns no entry when nothing has ended. A clock that runs behind the account changes nothing.
 */
export const openPeriod = (account: ZapAccount, now: Date, usedElsewhere = 0): LedgerChange => {
  const today = openDay(account, utcDay(now));
  const isOver = today.planUntil !== null && new Date(today.planUntil) <= now;
  const month = utcMonth(now);
  if (today.grantedMonth !== null && today.grantedMonth >= month)
    return isOver ? changePlan(today, FREE_PERIOD) : { account: today, entries: [] };
  return grantMonth(
    isOver ? { ...today, plan: FREE_PERIOD.plan, planUntil: FREE_PERIOD.until } : today,
    month,
    usedElsewhere,
  );
};

const openDay = (account: ZapAccount, day: string): ZapAccount =>
  account.dailyDate === null || account.dailyDate < day
    ? { ...account, dailyDate: day, dailyCount: 0 }
    : account;

const grantMonth = (account: ZapAccount, month: string, usedElsewhere: number): LedgerChange => {
  const { monthlyZaps } = PLAN_TERMS[account.plan];
  const leftover = account.monthlyRemaining;
  const granted = Math.max(0, monthlyZaps - usedElsewhere);
  const expiry: readonly LedgerEntry[] =
    leftover > 0 ? [{ kind: "expire", pool: "monthly", amount: -leftover }] : [];
  return {
    account: {
      ...account,
      monthlyRemaining: granted,
      monthlyUsed: usedElsewhere,
      grantedMonth: month,
    },
    entries: [...expiry, { kind: "grant", pool: "monthly", amount: granted }],
  };
};
