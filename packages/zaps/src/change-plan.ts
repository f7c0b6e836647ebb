import type { Plan } from "@spellwright/contract";
import type { LedgerChange, ZapAccount } from "./account.ts";
import { PLAN_TERMS } from "./plans.ts";

/** A plan and the moment it ends; null: never. */
export interface PlanPeriod {
  readonly plan: Plan;
  /** ISO moment. */
  readonly until: string | null;
}

/** The plan of who pays for none. */
export const FREE_PERIOD: PlanPeriod = { plan: "free", until: null };

/**
 * Puts an account on a plan in the middle of a month (BILL-07): the new allowance less what was used,
 * never below 0. Up and down are the same arithmetic, so no order of changes makes a zap.
 *
 * @param account already brought to the current period by `openPeriod`.
 */
export const changePlan = (account: ZapAccount, { plan, until }: PlanPeriod): LedgerChange => {
  const changed = { ...account, plan, planUntil: until };
  if (plan === account.plan) return { account: changed, entries: [] };
  const left = Math.max(0, PLAN_TERMS[plan].monthlyZaps - account.monthlyUsed);
  const amount = left - account.monthlyRemaining;
  return {
    account: { ...changed, monthlyRemaining: left },
    entries:
      amount === 0 ? [] : [{ kind: amount > 0 ? "grant" : "expire", pool: "monthly", amount }],
  };
};
