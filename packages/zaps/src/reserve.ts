import type { LedgerChange, LedgerEntry, Pool, ZapAccount } from "./account.ts";
import { canProceed, isCapped, type ZapRefusal } from "./can-proceed.ts";
import { PLAN_TERMS } from "./plans.ts";
import { undecidedCap } from "./undecided.ts";

/** The account after the charge with its entries, or why nothing was taken. */
export type Reservation =
  | ({ readonly ok: true } & LedgerChange)
  | { readonly ok: false; readonly refusal: ZapRefusal };

/**
 * Takes the cost of a request: the month's zaps first, then the bought ones (BILL-07). Past the daily
 * cap from the bought ones alone. The request counts for the day.
 *
 * @param account already brought to the current period by `openPeriod`.
 * @param cost in zaps, at least 1.
 * @param asksModel of a request whose answer may decide nothing: whether a language model would be asked
 * @throws RangeError for any other cost: taking less than nothing would make zaps.
 */
export const reserve = (account: ZapAccount, cost: number, asksModel?: boolean): Reservation => {
  if (!Number.isInteger(cost) || cost < 1) throw new RangeError(`a cost of ${cost} zaps`);
  const cap = asksModel === undefined ? undefined : undecidedCap(account, asksModel);
  if (cap !== undefined) return { ok: false, refusal: { reason: "UNDECIDED_CAP", cap } };
  const { dailyCap } = PLAN_TERMS[account.plan];
  const standing = { ...account, dailyCap };
  const decision = canProceed(standing, cost);
  if (!decision.canProceed) return { ok: false, refusal: decision };
  const monthly = isCapped(standing) ? 0 : Math.min(account.monthlyRemaining, cost);
  const bought = cost - monthly;
  return {
    ok: true,
    account: {
      ...account,
      monthlyRemaining: account.monthlyRemaining - monthly,
      monthlyUsed: account.monthlyUsed + monthly,
      boughtRemaining: account.boughtRemaining - bought,
      dailyCount: account.dailyCount + 1,
    },
    entries: [...taken("monthly", monthly), ...taken("bought", bought)],
  };
};

const taken = (pool: Pool, amount: number): readonly LedgerEntry[] =>
  amount > 0 ? [{ kind: "reserve", pool, amount: -amount }] : [];
