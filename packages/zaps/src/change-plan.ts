import type { Plan } from "@spellwright/contract";
import type { LedgerChange, ZapAccount } from "./account.ts";
import { monthlyLeft } from "./allowance.ts";

/** A plan and the moment it ends; null: never. */
export interface PlanPeriod {
  readonly plan: Plan;
  /** ISO moment. */
  readonly until: string | null;
  /** Zaps beyond the free ones that all payments so far have bought (`ZapAccount.planBought`). */
  readonly bought: number;
}

/**
 * Puts an account on a plan in the middle of a month (BILL-07): the new allowance less what was used,
 * never below 0. Up and down are the same arithmetic, so no order of changes makes a zap.
 *
 * @param account already brought to the current period by `openPeriod`.
 */
export const changePlan = (
  account: ZapAccount,
  { plan, until, bought }: PlanPeriod,
): LedgerChange => {
  const changed = { ...account, plan, planUntil: until, planBought: bought };
  const left = monthlyLeft(changed);
  const amount = left - account.monthlyRemaining;
  return {
    account: { ...changed, monthlyRemaining: left },
    entries:
      amount === 0 ? [] : [{ kind: amount > 0 ? "grant" : "expire", pool: "monthly", amount }],
  };
};
