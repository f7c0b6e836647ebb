import type { PaidPlan, PlanActivation } from "@spellwright/contract";
import { PLAN_TERMS, planAt } from "@spellwright/zaps";
import { AppError } from "../../../http/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { listPayments } from "../history/payment-queries.ts";
import { forPerson } from "../provider/payment-errors.ts";
import { periodsOf } from "./paid-plan.ts";
import { findOwnSubscription, listSubscriptions } from "./subscription-queries.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Back from the provider's page: looks there what came of it (BILL-13). What the browser says only names
 * the subscription; an id that is not this person's is missing.
 *
 * @throws AppError PAYMENT_NOT_FOUND, PAYMENT_NOT_APPROVED, PAYMENT_MISMATCH, PAYMENT_UNAVAILABLE,
 * PAYMENT_REFUSED, PAYMENTS_NOT_CONFIGURED
 */
export const activateSubscription = async (
  parts: BillingParts,
  input: { readonly userId: string; readonly providerId: string; readonly plan: PaidPlan },
): Promise<PlanActivation> => {
  const row = await findOwnSubscription(parts.database, input.userId, input.providerId);
  if (row === undefined) throw new AppError("PAYMENT_NOT_FOUND");
  if (input.plan !== row.plan && input.plan !== row.askedPlan)
    throw new AppError("PAYMENT_MISMATCH");
  const synced = await forPerson(parts, () => syncSubscription(parts, row));
  const isAgreed = synced.status !== "approving" && synced.plan === input.plan;
  if (!isAgreed)
    throw new AppError("PAYMENT_NOT_APPROVED", { approval_url: synced.approvalUrl ?? "" });
  const { plan, nextChargeAt } = synced;
  const now = parts.now();
  const payments = await listPayments(parts.database, input.userId);
  const isPaid = payments.some(({ subscriptionId }) => subscriptionId === row.id);
  // Who came back early is charged when the old time ends: there is nothing to wait for.
  const later = nextChargeAt !== null && nextChargeAt > now ? nextChargeAt : null;
  const status = isPaid || later !== null ? "done" : "pending";
  const periods = periodsOf(payments, await listSubscriptions(parts.database, input.userId));
  const { plan: open } = planAt(periods, now);
  // Only a cheaper plan waits for the end of what is paid; a dearer one begins with its payment.
  const isDearer = PLAN_TERMS[open].priceCents > PLAN_TERMS[plan].priceCents;
  const planned =
    later !== null && open !== "free" && isDearer
      ? { starts_at: later.toISOString(), until_then: open }
      : null;
  return { plan_id: plan, status, planned };
};
