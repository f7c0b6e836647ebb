import type { PaidPlan } from "@spellwright/contract";
import type { PayPalSubscription, PayPalTransaction } from "@spellwright/services";
import { addMonth, CURRENCY, PLAN_TERMS } from "@spellwright/zaps";
import type { Transaction } from "../../../database/index.ts";
import {
  insertPayment,
  paymentsOfSubscription,
  updatePayment,
} from "../history/payment-queries.ts";
import { addNotice } from "../notices/notice-queries.ts";
import { endReplacedSubscriptions } from "./end-replaced-subscriptions.ts";
import { type SubscriptionRow, updateSubscription } from "./subscription-queries.ts";

const STATUSES: Readonly<Record<string, SubscriptionRow["status"]>> = {
  APPROVAL_PENDING: "approving",
  APPROVED: "approving",
  ACTIVE: "active",
  SUSPENDED: "suspended",
  CANCELLED: "cancelled",
  EXPIRED: "expired",
};

/** Money that came, whatever became of it later. */
const PAID = new Set(["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"]);

/** The plan that a payment is for: its amount must be the price of one that was agreed to. */
const planPaid = (
  { amount }: PayPalTransaction,
  agreed: readonly { readonly plan: PaidPlan; readonly priceCents: number }[],
): PaidPlan | undefined =>
  amount.currency === CURRENCY
    ? agreed.find(({ priceCents }) => priceCents === amount.cents)?.plan
    : undefined;

const isRefunded = ({ status }: PayPalTransaction): boolean => status === "REFUNDED";

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const changeOf = (row: SubscriptionRow, found: PayPalSubscription, plan: PaidPlan) => {
  const status = STATUSES[found.status] ?? row.status;
  const nextCharge = status === "active" ? found.nextChargeAt : null;
  return {
    plan,
    providerPlanId: found.planId,
    priceCents: plan === row.plan ? row.priceCents : PLAN_TERMS[plan].priceCents,
    askedPlan: row.askedPlan === plan ? null : row.askedPlan,
    status,
    nextChargeAt: nextCharge === null ? null : new Date(nextCharge),
    ...(status === "cancelled" ? { cancelWanted: false } : {}),
  };
};

/**
 * Takes over what the provider says of a subscription: its state, and every payment once. Whatever told
 * us to look, and in whatever order, the outcome is the same.
 *
 * @param row locked by the account's zaps
 * @param plan what the provider's plan is called here
 * @returns ids of payments of another amount or currency than was agreed to: they count for nothing
 */
export const storeSubscription = async (
  tx: Transaction,
  row: SubscriptionRow,
  found: PayPalSubscription,
  plan: PaidPlan,
  transactions: readonly PayPalTransaction[],
  now: Date,
): Promise<readonly string[]> => {
  const { status, priceCents, ...change } = changeOf(row, found, plan);
  await updateSubscription(tx, row.id, { ...change, status, priceCents, updatedAt: now });
  const known = await paymentsOfSubscription(tx, row.id);
  const agreed = [
    { plan, priceCents },
    { plan: row.plan, priceCents: row.priceCents },
  ];
  const strange: string[] = [];
  const oldestFirst = [...transactions].sort((a, b) => a.paidAt.localeCompare(b.paidAt));
  let count = known.length;
  for (const transaction of oldestFirst.filter((each) => PAID.has(each.status))) {
    const payment = known.find(({ providerId }) => providerId === transaction.id);
    const paid = planPaid(transaction, agreed);
    if (payment !== undefined) await takeRefund(tx, row, payment, transaction);
    else if (paid === undefined) strange.push(transaction.id);
    else {
      await addMonthPaid(tx, row, paid, transaction);
      if (row.userId !== null && !isRefunded(transaction)) {
        if (count > 0) await notifyRenewed(tx, row.userId, paid, transaction);
        await endReplacedSubscriptions(tx, row.userId, row.id, now);
      }
      count += 1;
    }
  }
  if (status === "suspended") await notifyPaymentFailed(tx, row, plan, count);
  return strange;
};

/** A month begins where the next one is paid: two plans of one subscription never overlap. */
const endEarlierPeriods = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  for (const { id: earlier, periodStart, periodEnd } of await paymentsOfSubscription(tx, id))
    if (periodStart !== null && periodStart < at && periodEnd !== null && periodEnd > at)
      await updatePayment(tx, earlier, { periodEnd: at });
};

const addMonthPaid = async (
  tx: Transaction,
  row: SubscriptionRow,
  plan: PaidPlan,
  transaction: PayPalTransaction,
): Promise<void> => {
  const { amount } = transaction;
  const paidAt = new Date(transaction.paidAt);
  await endEarlierPeriods(tx, row.id, paidAt);
  await insertPayment(tx, {
    userId: row.userId,
    subscriptionId: row.id,
    plan,
    periodStart: paidAt,
    periodEnd: addMonth(paidAt),
    amountCents: amount.cents,
    currency: amount.currency,
    providerId: transaction.id,
    refundedCents: isRefunded(transaction) ? amount.cents : 0,
    paidAt,
  });
};

const notifyRenewed = async (
  tx: Transaction,
  userId: string,
  plan: PaidPlan,
  { id, paidAt }: PayPalTransaction,
): Promise<void> => {
  const day = dayOf(addMonth(new Date(paidAt)));
  await addNotice(tx, { key: `renewed:${id}`, userId, kind: "plan_renewed", plan, day });
};

/** Tells that a payment failed, when that is news. */
const notifyPaymentFailed = async (
  tx: Transaction,
  { id, userId, status }: SubscriptionRow,
  plan: PaidPlan,
  payments: number,
): Promise<void> => {
  if (status === "suspended" || userId === null) return;
  const key = `failed:${id}:${payments}`;
  await addNotice(tx, { key, userId, kind: "plan_payment_failed", plan, day: null });
};

/** Who gets the month back has no plan for it, and is not charged for the next one. */
const takeRefund = async (
  tx: Transaction,
  row: SubscriptionRow,
  payment: Awaited<ReturnType<typeof paymentsOfSubscription>>[number],
  transaction: PayPalTransaction,
): Promise<void> => {
  if (!isRefunded(transaction) || payment.refundedCents >= payment.amountCents) return;
  await updatePayment(tx, payment.id, { refundedCents: payment.amountCents, refundOwedCents: 0 });
  await updateSubscription(tx, row.id, { cancelWanted: true });
};
