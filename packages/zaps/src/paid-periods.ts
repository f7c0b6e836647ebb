import type { Plan } from "@spellwright/contract";
import { FREE_PERIOD, type PlanPeriod } from "./change-plan.ts";
import { PLAN_TERMS } from "./plans.ts";

/** Time of a plan that a payment bought; ISO moments. */
export interface PaidPeriod {
  readonly plan: Plan;
  readonly from: string;
  readonly until: string;
}

/**
 * The plan that a person has paid for at a moment: the dearest of the periods that hold it, to the
 * latest end; the free one when none does (BILL-07, BILL-11). The order of payments does not matter.
 */
export const planAt = (periods: readonly PaidPeriod[], now: Date): PlanPeriod => {
  let best: PlanPeriod = FREE_PERIOD;
  for (const { plan, from, until } of periods) {
    if (new Date(from) > now || new Date(until) <= now) continue;
    const dearer = PLAN_TERMS[plan].priceCents - PLAN_TERMS[best.plan].priceCents;
    const isLater = best.until === null || new Date(until) > new Date(best.until);
    if (dearer > 0 || (dearer === 0 && isLater)) best = { plan, until };
  }
  return best;
};
