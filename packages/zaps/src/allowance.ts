import type { ZapAccount } from "./account.ts";
import { PLAN_TERMS } from "./plans.ts";

const FREE_ZAPS = PLAN_TERMS.free.monthlyZaps;

/** What a month of use takes of the zaps that plans have bought: the free ones come first. */
export const boughtPartOf = (monthlyUsed: number): number => Math.max(0, monthlyUsed - FREE_ZAPS);

/** Zaps beyond the free ones that a payment of a plan buys; `share` is the part of it that stayed with us. */
export const boughtBy = (plan: ZapAccount["plan"], share: number): number =>
  Math.floor((PLAN_TERMS[plan].monthlyZaps - FREE_ZAPS) * share);

/**
 * What a month may use in all (BILL-07): the plan's number, but never more than the free zaps and what
 * payments bought and earlier months left. A payment near the end of a month does not count twice. A
 * plan without an end was given, as to the demo account: its months are whole.
 */
export const allowanceOf = ({ plan, planUntil, planBought, planUsed }: ZapAccount): number => {
  const { monthlyZaps } = PLAN_TERMS[plan];
  if (planUntil === null) return monthlyZaps;
  return Math.min(monthlyZaps, FREE_ZAPS + Math.max(0, planBought - planUsed));
};

/** What is left of it. */
export const monthlyLeft = (account: ZapAccount): number =>
  Math.max(0, allowanceOf(account) - account.monthlyUsed);
