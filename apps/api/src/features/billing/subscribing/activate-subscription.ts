import type { PaidPlan } from "@spellwright/contract";
import { AppError } from "../../../http/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { paymentsOfSubscription } from "../history/payment-queries.ts";
import { forPerson } from "../provider/payment-errors.ts";
import { findOwnSubscription } from "./subscription-queries.ts";
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
): Promise<{ plan_id: PaidPlan; status: "done" | "pending" }> => {
  const row = await findOwnSubscription(parts.database, input.userId, input.providerId);
  if (row === undefined) throw new AppError("PAYMENT_NOT_FOUND");
  if (input.plan !== row.plan && input.plan !== row.askedPlan)
    throw new AppError("PAYMENT_MISMATCH");
  const synced = await forPerson(parts, () => syncSubscription(parts, row));
  const isAgreed = synced.status !== "approving" && synced.plan === input.plan;
  if (!isAgreed)
    throw new AppError("PAYMENT_NOT_APPROVED", { approval_url: synced.approvalUrl ?? "" });
  const isPaid = (await paymentsOfSubscription(parts.database, row.id)).length > 0;
  // Who came back early is charged when the old time ends: there is nothing to wait for.
  const isLater = synced.nextChargeAt !== null && synced.nextChargeAt > parts.now();
  return { plan_id: synced.plan, status: isPaid || isLater ? "done" : "pending" };
};
