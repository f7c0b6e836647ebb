import type { ZapAccount } from "./account.ts";
import { PLAN_TERMS } from "./plans.ts";

/** Questions that a device answered and that join for nothing, at most in a day, whatever the plan. */
export const FREE_JOINS_A_DAY = 10;

/**
 * Counts a question that costs nothing among those of the day: an answer for nothing is one of the day's.
 *
 * @param account already brought to the current period by `openPeriod`.
 * @returns null where the day has none left
 */
export const joinFree = (account: ZapAccount): ZapAccount | null => {
  const { plan, dailyCount, dailyJoined } = account;
  if (dailyJoined >= FREE_JOINS_A_DAY || dailyCount >= PLAN_TERMS[plan].dailyCap) return null;
  return { ...account, dailyCount: dailyCount + 1, dailyJoined: dailyJoined + 1 };
};
