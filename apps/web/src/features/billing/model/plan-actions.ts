import type { BillingStatus, PaidPlan, Plan } from "@spellwright/contract";

/** What the button of a plan card does. */
export type PlanAction =
  | { readonly kind: "current" }
  | { readonly kind: "planned" }
  | { readonly kind: "free" }
  /** `date`: the ISO moment at which a cancelled plan ends; no payment comes before it. */
  | { readonly kind: "plannedOn"; readonly date: string }
  | { readonly kind: "downgradeOn"; readonly plan: PaidPlan; readonly date: string }
  | { readonly kind: "upgrade" | "downgrade" | "again"; readonly plan: PaidPlan };

/** The action of a plan's card for who has this status; null where nothing can be done (BILL-01, 03). */
export const planAction = (
  { plan: current, subscription, available_plans: offers }: BillingStatus,
  plan: Plan,
): PlanAction | null => {
  const isRunning = subscription?.status === "active";
  const end = subscription?.status === "cancelled" ? subscription.access_until : null;
  if (plan === "free") {
    if (current.id === "free") return { kind: "current" };
    // A plan that nobody pays for, such as the demo account’s, has nothing to cancel.
    if (subscription === null) return null;
    return end === null ? { kind: "free" } : { kind: "plannedOn", date: end };
  }
  if (isRunning && subscription.next_plan === plan)
    return { kind: current.id === plan ? "current" : "planned" };
  if (plan === current.id)
    return subscription === null ? { kind: "current" } : { kind: "again", plan };
  const isDearer = offers[plan].price_cents > current.price_cents;
  if (isDearer) return { kind: "upgrade", plan };
  return end === null ? { kind: "downgrade", plan } : { kind: "downgradeOn", plan, date: end };
};
