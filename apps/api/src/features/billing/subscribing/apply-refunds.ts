import { lockZaps } from "../../zaps/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { listRefundIds } from "../events/event-queries.ts";
import { findPayment, updatePayment } from "../history/payment-queries.ts";
import { grantPaidPlan } from "./paid-plan.ts";
import { updateSubscription } from "./subscription-queries.ts";

/**
 * Takes over how much of a month was given back (BILL-11). The list of payments does not say how much, so
 * each refund is looked up by its own id, and all are added up anew: a repeat adds nothing. Given back in
 * part, the month stays, with zaps for the part that stayed. Whole, it and the charges end.
 *
 * @param made a refund of ours, of which no event needs to have come
 * @throws PayPalError
 */
export const applyRefunds = async (
  parts: BillingParts,
  saleId: string,
  made?: string,
): Promise<void> => {
  const ids = new Set(await listRefundIds(parts.database, saleId));
  if (made !== undefined) ids.add(made);
  const paypal = await parts.provider.open();
  let cents = 0;
  for (const id of ids) {
    const refund = await paypal.subscriptions.readRefund(id);
    if (refund.saleId === saleId && refund.isGiven) cents += refund.money.cents;
  }
  await parts.database.transaction(async (tx) => {
    const known = await findPayment(tx, saleId);
    if (known === undefined) return;
    if (known.userId !== null) await lockZaps(tx, known.userId);
    const payment = (await findPayment(tx, saleId)) ?? known;
    const refundedCents = Math.min(payment.amountCents, Math.max(payment.refundedCents, cents));
    if (refundedCents === payment.refundedCents) return;
    await updatePayment(tx, payment.id, { refundedCents });
    if (payment.subscriptionId === null) return;
    if (refundedCents === payment.amountCents)
      await updateSubscription(tx, payment.subscriptionId, { cancelWanted: true });
    if (payment.userId !== null) await grantPaidPlan(tx, payment.userId, parts.now());
  });
};
