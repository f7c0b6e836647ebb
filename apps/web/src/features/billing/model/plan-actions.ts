import type { BillingStatus, PaidPlan, Plan } from "@spellwright/contract";

/** What the button of a plan card does. */
export type PlanAction =
  | { readonly kind: "current" }
  | { readonly kind: "planned" }
  | { readonly kind: "free" }
  /** `date`: the ISO moment at which a cancelled plan ends; no payment comes before it. */
  | { readonly kind: "plannedOn"; readonly date: string }
  | { readonly kind: "downgradeOn"; readonly plan: PaidPlan; readonly date: string }
  /** `upgrade` begins at once, `keep` takes back the wish for a cheaper plan. */
  | { readonly kind: "upgrade" | "downgrade" | "keep" | "again"; readonly plan: PaidPlan };

/** When a cancelled plan ends. Null where none is cancelled. */
const endOf = ({ subscription }: BillingStatus): string | null =>
  subscription?.status === "cancelled" ? subscription.access_until : null;

const freeAction = (status: BillingStatus): PlanAction | null => {
  if (status.plan.id === "free") return { kind: "current" };
  // A plan that nobody pays for, such as the demo account’s, has nothing to cancel.
  if (status.subscription === null) return null;
  const date = endOf(status);
  return date === null ? { kind: "free" } : { kind: "plannedOn", date };
};

const otherPlanAction = (status: BillingStatus, plan: PaidPlan): PlanAction | null => {
  const { plan: current, subscription, available_plans: offers } = status;
  const isDearer = offers[plan].price_cents > current.price_cents;
  // Where the last payment failed there is no next one to wait for.
  if (isDearer || subscription?.status === "suspended") return { kind: "upgrade", plan };
  // Who was given a plan would pay to have less.
  if (subscription === null) return null;
  const date = endOf(status);
  return date === null ? { kind: "downgrade", plan } : { kind: "downgradeOn", plan, date };
};

/** The action of a plan's card for who has this status. Null where nothing can be done (BILL-01, 03). */
export const planAction = (status: BillingStatus, plan: Plan): PlanAction | null => {
  if (plan === "free") return freeAction(status);
  const { subscription } = status;
  const isCurrent = plan === status.plan.id;
  const isRunning = subscription?.status === "active";
  if (isRunning && subscription.next_plan === plan)
    return { kind: isCurrent ? "current" : "planned" };
  if (!isCurrent) return otherPlanAction(status, plan);
  if (subscription === null) return { kind: "current" };
  return { kind: isRunning ? "keep" : "again", plan };
};
