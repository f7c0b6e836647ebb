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
import { replaceOthers } from "./replace-others.ts";
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

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

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
  const status = STATUSES[found.status] ?? row.status;
  const isSwitched = plan !== row.plan;
  const priceCents = isSwitched ? PLAN_TERMS[plan].priceCents : row.priceCents;
  await updateSubscription(tx, row.id, {
    plan,
    providerPlanId: found.planId,
    priceCents,
    askedPlan: row.askedPlan === plan ? null : row.askedPlan,
    status,
    nextChargeAt:
      status === "active" && found.nextChargeAt !== null ? new Date(found.nextChargeAt) : null,
    ...(status === "cancelled" ? { cancelWanted: false } : {}),
    updatedAt: now,
  });
  const known = await paymentsOfSubscription(tx, row.id);
  const agreed = [
    { plan, priceCents },
    { plan: row.plan, priceCents: row.priceCents },
  ];
  const strange: string[] = [];
  const oldestFirst = [...transactions].sort((a, b) => a.paidAt.localeCompare(b.paidAt));
  let count = known.length;
  for (const transaction of oldestFirst.filter((each) => PAID.has(each.status))) {
    const isRefunded = transaction.status === "REFUNDED";
    const payment = known.find(({ providerId }) => providerId === transaction.id);
    if (payment !== undefined) {
      const isNews = isRefunded && payment.refundedCents < payment.amountCents;
      if (isNews) await refundWhole(tx, row, payment);
      continue;
    }
    const paid = planPaid(transaction, agreed);
    if (paid === undefined) {
      strange.push(transaction.id);
      continue;
    }
    const paidAt = new Date(transaction.paidAt);
    await endEarlierPeriods(tx, row.id, paidAt);
    const periodEnd = addMonth(paidAt);
    await insertPayment(tx, {
      userId: row.userId,
      subscriptionId: row.id,
      plan: paid,
      periodStart: paidAt,
      periodEnd,
      amountCents: transaction.amount.cents,
      currency: transaction.amount.currency,
      providerId: transaction.id,
      refundedCents: isRefunded ? transaction.amount.cents : 0,
      paidAt,
    });
    if (row.userId !== null && !isRefunded) {
      if (count > 0) {
        const key = `renewed:${transaction.id}`;
        const day = dayOf(periodEnd);
        await addNotice(tx, { key, userId: row.userId, kind: "plan_renewed", plan: paid, day });
      }
      await replaceOthers(tx, row.userId, row.id, now);
    }
    count += 1;
  }
  if (status === "suspended" && row.status !== "suspended" && row.userId !== null) {
    const key = `failed:${row.id}:${count}`;
    await addNotice(tx, { key, userId: row.userId, kind: "plan_payment_failed", plan, day: null });
  }
  return strange;
};

/** A month begins where the next one is paid: two plans of one subscription never overlap. */
const endEarlierPeriods = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  for (const { id: earlier, periodStart, periodEnd } of await paymentsOfSubscription(tx, id))
    if (periodStart !== null && periodStart < at && periodEnd !== null && periodEnd > at)
      await updatePayment(tx, earlier, { periodEnd: at });
};

/** Who gets the month back has no plan for it, and is not charged for the next one. */
const refundWhole = async (
  tx: Transaction,
  row: SubscriptionRow,
  payment: { readonly id: string; readonly amountCents: number },
): Promise<void> => {
  await updatePayment(tx, payment.id, { refundedCents: payment.amountCents, refundOwedCents: 0 });
  await updateSubscription(tx, row.id, { cancelWanted: true });
};
