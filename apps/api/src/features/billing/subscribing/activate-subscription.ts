import type { PaidPlan, PlanActivation } from "@spellwright/contract";
import { PLAN_TERMS, planAt } from "@spellwright/zaps";
import { AppError } from "../../../http/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { listPayments } from "../history/payment-queries.ts";
import { withPaymentErrors } from "../provider/payment-errors.ts";
import { periodsOf } from "./paid-plan.ts";
import {
  findOwnSubscription,
  listSubscriptions,
  type SubscriptionRow,
} from "./subscription-queries.ts";
import { syncSubscription } from "./sync-subscription.ts";

type Activation = Omit<PlanActivation, "already_active">;

/** What a subscription gives as it stands. Null while the wished plan was not agreed to. */
const activationOf = async (
  { database, now: clock }: BillingParts,
  userId: string,
  wished: PaidPlan,
  { id, plan, status: state, nextChargeAt }: SubscriptionRow,
): Promise<Activation | null> => {
  if (state === "making" || state === "approving" || plan !== wished) return null;
  const now = clock();
  const payments = await listPayments(database, userId);
  const isPaid = payments.some(({ subscriptionId }) => subscriptionId === id);
  // Who came back early is charged when the old time ends: there is nothing to wait for.
  const later = nextChargeAt !== null && nextChargeAt > now ? nextChargeAt : null;
  const status = isPaid || later !== null ? "done" : "pending";
  const periods = periodsOf(payments, await listSubscriptions(database, userId));
  const { plan: open } = planAt(periods, now);
  // Only a cheaper plan waits for the end of what is paid. A dearer one begins with its payment.
  const isDearer = PLAN_TERMS[open].priceCents > PLAN_TERMS[plan].priceCents;
  const planned =
    later !== null && open !== "free" && isDearer
      ? { starts_at: later.toISOString(), until_then: open }
      : null;
  return { plan_id: plan, status, planned };
};

/**
 * Back from the provider's page: looks there what came of it (BILL-13). What the browser says only names
 * the subscription. An id that is not this person's is missing. Of many at once one opens the plan, the
 * others say that it is open already.
 *
 * @throws AppError PAYMENT_NOT_FOUND, PAYMENT_NOT_APPROVED, PAYMENT_MISMATCH, PAYMENT_UNAVAILABLE,
 * PAYMENT_REFUSED, PAYMENTS_NOT_CONFIGURED
 */
export const activateSubscription = async (
  parts: BillingParts,
  input: { readonly userId: string; readonly providerId: string; readonly plan: PaidPlan },
): Promise<PlanActivation> => {
  const { userId, plan } = input;
  const begun = await findOwnSubscription(parts.database, userId, input.providerId);
  if (begun === undefined) throw new AppError("PAYMENT_NOT_FOUND");
  if (plan !== begun.plan && plan !== begun.askedPlan) throw new AppError("PAYMENT_MISMATCH");
  const activation = (row: SubscriptionRow) => activationOf(parts, userId, plan, row);
  const isOpen = async (row: SubscriptionRow) => (await activation(row))?.status === "done";
  const { row, isNews } = await withPaymentErrors(parts, () =>
    syncSubscription(parts, begun, isOpen),
  );
  const found = await activation(row);
  if (found === null)
    throw new AppError("PAYMENT_NOT_APPROVED", { approval_url: row.approvalUrl ?? "" });
  return { ...found, already_active: found.status === "done" && !isNews };
};
