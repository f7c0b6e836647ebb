import type { BillingStatus, PaidPlan, Plan } from "@spellwright/contract";

/** What the button of a plan card does. */
export type PlanAction =
  | { readonly kind: "current" }
  | { readonly kind: "planned" }
  | { readonly kind: "free" }
  | { readonly kind: "upgrade" | "downgrade" | "again"; readonly plan: PaidPlan };

/** The action of a plan's card for who has this status; null where nothing can be done (BILL-01, 03). */
export const planAction = (
  { plan: current, subscription, available_plans: offers }: BillingStatus,
  plan: Plan,
): PlanAction | null => {
  const isRunning = subscription?.status === "active";
  if (plan === "free") {
    if (current.id === "free") return { kind: "current" };
    // A plan that nobody pays for, such as the demo account’s, has nothing to cancel.
    if (subscription === null) return null;
    return subscription.status === "cancelled" ? { kind: "planned" } : { kind: "free" };
  }
  if (isRunning && subscription.next_plan === plan)
    return { kind: current.id === plan ? "current" : "planned" };
  if (plan === current.id)
    return subscription === null ? { kind: "current" } : { kind: "again", plan };
  const isDearer = offers[plan].price_cents > current.price_cents;
  return { kind: isDearer ? "upgrade" : "downgrade", plan };
};
