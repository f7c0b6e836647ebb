import { isRefusedFor } from "@spellwright/services";
import type { BillingParts } from "../billing-parts.ts";
import { listOwed, updatePayment } from "../history/payment-queries.ts";
import { applyRefunds } from "./apply-refunds.ts";

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
      const money = { cents, currency };
      const made = await paypal.subscriptions.refund(providerId, money, `${id}-unused`);
      await applyRefunds(parts, providerId, made);
    } catch (error) {
      // Somebody gave it back by hand: an event tells how much.
      if (!isRefusedFor(error, "REFUND_AMOUNT_EXCEEDED", "TRANSACTION_REFUSED")) throw error;
    }
    await updatePayment(parts.database, id, { refundOwedCents: 0 });
  }
};
