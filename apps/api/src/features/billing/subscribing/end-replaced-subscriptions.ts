import type { Transaction } from "../../../database/index.ts";
import { listPayments, updatePayment } from "../history/payment-queries.ts";
import { isKept } from "./paid-plan.ts";
import { CHARGING_STATES, listSubscriptions, updateSubscription } from "./subscription-queries.ts";

/** The part of a payment that pays for the time after a moment, in cents, rounded down. */
const unusedCents = (
  payment: { readonly amountCents: number; readonly periodStart: Date; readonly periodEnd: Date },
  now: Date,
): number => {
  const whole = payment.periodEnd.getTime() - payment.periodStart.getTime();
  const left = payment.periodEnd.getTime() - now.getTime();
  return Math.floor((payment.amountCents * Math.min(left, whole)) / whole);
};

/**
 * Ends a person's other subscriptions when a new one is paid: nobody pays for two plans at once. The
 * unused days of the old one are owed back. The provider is told of both afterwards.
 */
export const endReplacedSubscriptions = async (
  tx: Transaction,
  userId: string,
  keptId: string,
  now: Date,
): Promise<void> => {
  for (const other of await listSubscriptions(tx, userId)) {
    const isLive = CHARGING_STATES.some((status) => status === other.status);
    if (other.id !== keptId && isLive)
      await updateSubscription(tx, other.id, { cancelWanted: true, endedAt: now, updatedAt: now });
  }
  for (const payment of await listPayments(tx, userId)) {
    const { id, subscriptionId, periodStart, periodEnd, amountCents, refundedCents } = payment;
    if (subscriptionId === null || subscriptionId === keptId || !isKept(payment)) continue;
    if (periodStart === null || periodEnd === null || periodEnd <= now) continue;
    const unused = unusedCents({ amountCents, periodStart, periodEnd }, now);
    const refundOwedCents = Math.min(unused, amountCents - refundedCents);
    await updatePayment(tx, id, { periodEnd: now, refundOwedCents });
  }
};
