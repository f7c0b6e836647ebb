import type { LedgerChange, LedgerEntry, ZapAccount } from "./account.ts";
import { allowanceOf, boughtPartOf } from "./allowance.ts";
import { utcDay, utcMonth } from "./calendar.ts";
import { changePlan } from "./change-plan.ts";

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
  const free = { plan: "free", until: null, bought: today.planBought } as const;
  if (today.grantedMonth !== null && today.grantedMonth >= month)
    return isOver ? changePlan(today, free) : { account: today, entries: [] };
  return grantMonth(
    isOver ? { ...today, plan: free.plan, planUntil: free.until } : today,
    month,
    usedElsewhere,
  );
};

const openDay = (account: ZapAccount, day: string): ZapAccount =>
  account.dailyDate === null || account.dailyDate < day
    ? {
        ...account,
        ...{ dailyDate: day, dailyCount: 0, dailyJoined: 0 },
        ...{ dailyUndecided: 0, dailyUndecidedModel: 0 },
      }
    : account;

const grantMonth = (account: ZapAccount, month: string, usedElsewhere: number): LedgerChange => {
  // A plan that was given took nothing of what payments bought.
  const isGiven = account.plan !== "free" && account.planUntil === null;
  const planUsed = account.planUsed + (isGiven ? 0 : boughtPartOf(account.monthlyUsed));
  const leftover = account.monthlyRemaining;
  const granted = Math.max(0, allowanceOf({ ...account, planUsed }) - usedElsewhere);
  const expiry: readonly LedgerEntry[] =
    leftover > 0 ? [{ kind: "expire", pool: "monthly", amount: -leftover }] : [];
  return {
    account: {
      ...account,
      monthlyRemaining: granted,
      monthlyUsed: usedElsewhere,
      planUsed,
      grantedMonth: month,
    },
    entries: [...expiry, { kind: "grant", pool: "monthly", amount: granted }],
  };
};
