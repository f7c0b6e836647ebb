import { randomUUID } from "node:crypto";
import { changePlan, type PaidPeriod, type PlanPeriod, planAt } from "@spellwright/zaps";
import type { Transaction } from "../../../database/index.ts";
import { changeZaps } from "../../zaps/index.ts";
import { listPayments, type PaymentRow } from "../history/payment-queries.ts";
import {
  CHARGING_STATES,
  listSubscriptions,
  type SubscriptionRow,
} from "./subscription-queries.ts";

/**
 * A plan stays for so long after the end of what is paid while the provider still tries to charge: news
 * of a renewal may come late, and a first failure is no reason to lose one's plan.
 */
export const GRACE_MS = 3 * 24 * 60 * 60 * 1000;

/** Money that stayed with us; `isKeptPayment` asks the database the same. */
export const isKept = (payment: PaymentRow): boolean =>
  payment.refundedCents < payment.amountCents &&
  payment.dispute !== "open" &&
  payment.dispute !== "lost";

const isLive = (subscription: SubscriptionRow): boolean =>
  CHARGING_STATES.some((status) => status === subscription.status) && !subscription.cancelWanted;

/** The times of plans that a person's payments bought, those of a running subscription with its grace. */
export const periodsOf = (
  payments: readonly PaymentRow[],
  subscriptions: readonly SubscriptionRow[],
): readonly PaidPeriod[] => {
  const live = new Set(subscriptions.filter(isLive).map(({ id }) => id));
  const isLast = ({ subscriptionId, paidAt }: PaymentRow): boolean =>
    !payments.some((other) => other.subscriptionId === subscriptionId && other.paidAt > paidAt);
  return payments.filter(isKept).flatMap((payment) => {
    const { plan, periodStart, periodEnd, subscriptionId, amountCents } = payment;
    if (plan === null || periodStart === null || periodEnd === null) return [];
    const hasGrace = subscriptionId !== null && live.has(subscriptionId) && isLast(payment);
    const grace = hasGrace ? GRACE_MS : 0;
    const until = new Date(periodEnd.getTime() + grace).toISOString();
    const kept = Math.max(0, amountCents - payment.refundedCents - payment.refundOwedCents);
    return [{ plan, from: periodStart.toISOString(), until, share: kept / amountCents }];
  });
};

/** Puts an account on the plan that its payments give it now (BILL-07, BILL-11). */
export const grantPaidPlan = async (
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<PlanPeriod> => {
  const periods = periodsOf(await listPayments(tx, userId), await listSubscriptions(tx, userId));
  const period = planAt(periods, now);
  await changeZaps(tx, userId, now, `plan:${randomUUID()}`, (account) =>
    changePlan(account, period),
  );
  return period;
};
