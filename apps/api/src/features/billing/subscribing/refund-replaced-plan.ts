import { isRefusedFor } from "@spellwright/services";
import { lockZaps } from "../../zaps/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { type PaymentRow, updatePayment } from "../history/payment-queries.ts";
import { applyRefunds } from "./apply-refunds.ts";
import { grantPaidPlan } from "./paid-plan.ts";

/**
 * Gives back what is owed of a plan that another one replaced. The request id is the payment's own: a
 * repeat after a crash refunds nothing twice.
 *
 * @throws PayPalError
 */
export const refundReplacedPlan = async (
  parts: BillingParts,
  payment: PaymentRow,
): Promise<void> => {
  const paypal = await parts.provider.open();
  const { id, userId, providerId, refundOwedCents: cents, currency } = payment;
  try {
    const money = { cents, currency };
    const made = await paypal.subscriptions.refund(providerId, money, `${id}-unused`);
    await applyRefunds(parts, providerId, made);
  } catch (error) {
    // Somebody gave it back by hand: an event tells how much.
    if (!isRefusedFor(error, "REFUND_AMOUNT_EXCEEDED", "TRANSACTION_REFUSED")) throw error;
  }
  await parts.database.transaction(async (tx) => {
    if (userId !== null) await lockZaps(tx, userId);
    await updatePayment(tx, id, { refundOwedCents: 0 });
    if (userId !== null) await grantPaidPlan(tx, userId, parts.now());
  });
};
