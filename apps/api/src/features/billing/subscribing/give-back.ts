import { isRefusedFor } from "@spellwright/services";
import type { BillingParts } from "../billing-parts.ts";
import { listOwed, updatePayment } from "../history/payment-queries.ts";

/**
 * Gives back what is owed of plans that another one replaced. The request id is the payment's own: a
 * repeat after a crash refunds nothing twice.
 *
 * @throws PayPalError
 */
export const giveBack = async (parts: BillingParts): Promise<void> => {
  for (const payment of await listOwed(parts.database)) {
    const paypal = await parts.provider.open();
    const { id, providerId, refundOwedCents: cents, currency } = payment;
    try {
      await paypal.subscriptions.refund(providerId, { cents, currency }, `${id}-unused`);
    } catch (error) {
      // Somebody gave it back by hand.
      if (!isRefusedFor(error, "REFUND_AMOUNT_EXCEEDED", "TRANSACTION_REFUSED")) throw error;
    }
    const refundedCents = Math.min(payment.amountCents, payment.refundedCents + cents);
    await updatePayment(parts.database, id, { refundOwedCents: 0, refundedCents });
  }
};
