import type { Plan } from "@spellwright/contract";
import { boughtBy } from "./allowance.ts";
import type { PlanPeriod } from "./change-plan.ts";
import { PLAN_TERMS } from "./plans.ts";

/** Time of a plan that a payment bought; ISO moments. */
export interface PaidPeriod {
  readonly plan: Plan;
  readonly from: string;
  readonly until: string;
  /** The part of its price that stayed with us, 0 to 1: what is given back buys no zap. */
  readonly share: number;
}

/**
 * The plan that a person has paid for at a moment: the dearest of the periods that hold it, to the
 * latest end; the free one when none does (BILL-07, BILL-11);
 * with the zaps that all payments so far bought. The order of payments does not matter.
 */
export const planAt = (periods: readonly PaidPeriod[], now: Date): PlanPeriod => {
  const begun = periods.filter(({ from }) => new Date(from) <= now);
  const bought = begun.reduce((sum, { plan, share }) => sum + boughtBy(plan, share), 0);
  let best: PlanPeriod = { plan: "free", until: null, bought };
  for (const { plan, until } of begun) {
    if (new Date(until) <= now) continue;
    const dearer = PLAN_TERMS[plan].priceCents - PLAN_TERMS[best.plan].priceCents;
    const isLater = best.until === null || new Date(until) > new Date(best.until);
    if (dearer > 0 || (dearer === 0 && isLater)) best = { plan, until, bought };
  }
  return best;
};
