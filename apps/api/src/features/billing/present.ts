import type { BillingStatus, Plan, PlanOffer } from "@spellwright/contract";
import { PLAN_TERMS, resetsAt, type ZapAccount } from "@spellwright/zaps";

const offerOf = (plan: Plan): PlanOffer => {
  const { name, priceCents, monthlyZaps, dailyCap, overageCents } = PLAN_TERMS[plan];
  return {
    name,
    price_cents: priceCents,
    monthly_zaps: monthlyZaps,
    daily_cap: dailyCap,
    overage_enabled: overageCents !== null,
    overage_price_cents: overageCents ?? 0,
  };
};

const AVAILABLE_PLANS = { free: offerOf("free"), basic: offerOf("basic"), pro: offerOf("pro") };

/** The billing status of an account that stands at the current month and day (BILL-04). */
export const presentStatus = (account: ZapAccount, now: Date): BillingStatus => ({
  plan: { id: account.plan, ...AVAILABLE_PLANS[account.plan] },
  zaps: {
    monthly_remaining: account.monthlyRemaining,
    bought_remaining: account.boughtRemaining,
    daily_count: account.dailyCount,
    daily_cap: PLAN_TERMS[account.plan].dailyCap,
    resets_at: resetsAt(now).toISOString(),
  },
  available_plans: AVAILABLE_PLANS,
});
