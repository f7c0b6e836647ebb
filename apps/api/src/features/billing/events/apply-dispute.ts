import { lockZaps } from "../../zaps/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { findPayment, updatePayment } from "../history/payment-queries.ts";
import { revokeZaps } from "../packs/revoke-zaps.ts";
import { grantPaidPlan } from "../subscribing/paid-plan.ts";
import { updateSubscription } from "../subscribing/subscription-queries.ts";

/**
 * Takes over how a dispute stands (BILL-04): while it is open, and when the buyer wins, the payment
 * counts as given back. When we win, it counts again.
 *
 * @throws PayPalError
 */
export const applyDispute = async (
  parts: BillingParts,
  disputeId: string | undefined,
): Promise<"done" | "foreign"> => {
  if (disputeId === undefined) return "foreign";
  const paypal = await parts.provider.open();
  const { standing, transactionIds } = await paypal.disputes.read(disputeId);
  let outcome: "done" | "foreign" = "foreign";
  for (const transactionId of transactionIds) {
    const known = await findPayment(parts.database, transactionId);
    if (known === undefined) continue;
    outcome = "done";
    await parts.database.transaction(async (tx) => {
      const now = parts.now();
      if (known.userId !== null) await lockZaps(tx, known.userId);
      const payment = (await findPayment(tx, transactionId)) ?? known;
      if (payment.zaps !== null) return revokeZaps(tx, payment, { dispute: standing }, now);
      await updatePayment(tx, payment.id, { dispute: standing });
      if (standing !== "won" && payment.subscriptionId !== null)
        await updateSubscription(tx, payment.subscriptionId, { cancelWanted: true });
      if (payment.userId !== null) await grantPaidPlan(tx, payment.userId, now);
    });
  }
  return outcome;
};
