import { centsOf } from "./ids.ts";
import type { FakeOrder, FakePayment, FakeSubscription } from "./paypal-state.ts";

/** Resources of events and answers, in PayPal's shapes. */
export const subscriptionBody = (found: FakeSubscription, origin: string) => {
  const last = found.payments.findLast(({ status }) => status !== "DECLINED");
  return {
    id: found.id,
    plan_id: found.plan_id,
    status: found.status,
    custom_id: found.custom_id ?? undefined,
    create_time: found.create_time,
    start_time: found.start_time,
    subscriber: { payer_id: "TESTBUYER1234", email_address: "buyer@example.com" },
    billing_info: {
      outstanding_balance: { currency_code: "EUR", value: "0.00" },
      cycle_executions: [],
      ...(last === undefined ? {} : { last_payment: { amount: last.amount, time: last.time } }),
      ...(found.nextBillingTime === null ? {} : { next_billing_time: found.nextBillingTime }),
      failed_payments_count: found.failedPayments,
    },
    links: [
      ...(found.status === "APPROVAL_PENDING" || found.revisedPlanId !== null
        ? [{ href: approvalAddress(found, origin), rel: "approve", method: "GET" }]
        : []),
      {
        href: `${origin}/v1/billing/subscriptions/${found.id}`,
        rel: "self",
        method: "GET",
      },
    ],
  };
};

export const approvalAddress = (found: FakeSubscription, origin: string): string =>
  `${origin}/webapps/billing/subscriptions?ba_token=${found.token}`;

export const transactionBody = (payment: FakePayment) => ({
  id: payment.id,
  status: payment.status,
  amount_with_breakdown: { gross_amount: payment.amount },
  payer_email: "buyer@example.com",
  time: payment.time,
});

export const saleBody = (payment: FakePayment, subscription: FakeSubscription) => ({
  id: payment.id,
  state: payment.status.toLowerCase(),
  amount: { total: payment.amount.value, currency: payment.amount.currency_code },
  billing_agreement_id: subscription.id,
  custom: subscription.custom_id ?? undefined,
  payment_mode: "INSTANT_TRANSFER",
  create_time: payment.time,
});

export const captureBody = (capture: FakePayment, order: FakeOrder) => ({
  id: capture.id,
  status: capture.status,
  amount: capture.amount,
  custom_id: order.custom_id ?? undefined,
  invoice_id: order.invoice_id ?? undefined,
  final_capture: true,
  create_time: capture.time,
  supplementary_data: { related_ids: { order_id: order.id } },
});

export const orderBody = (order: FakeOrder, origin: string) => ({
  id: order.id,
  intent: "CAPTURE",
  status: order.status,
  create_time: order.create_time,
  purchase_units: [
    {
      reference_id: "default",
      custom_id: order.custom_id ?? undefined,
      invoice_id: order.invoice_id ?? undefined,
      amount: order.amount,
      ...(order.captures.length === 0
        ? {}
        : {
            payments: {
              captures: order.captures.map((capture) => captureBody(capture, order)),
              refunds: order.captures
                .filter(({ refundedCents }) => refundedCents > 0)
                .map((capture) => ({
                  id: `R${capture.id}`,
                  status: "COMPLETED",
                  amount: {
                    value: (capture.refundedCents / 100).toFixed(2),
                    currency_code: capture.amount.currency_code,
                  },
                })),
            },
          }),
    },
  ],
  links: [
    { href: `${origin}/checkoutnow?token=${order.id}`, rel: "payer-action", method: "GET" },
    { href: `${origin}/v2/checkout/orders/${order.id}`, rel: "self", method: "GET" },
  ],
});

/** What is left of a payment after refunds. */
export const leftOf = (payment: FakePayment): number =>
  centsOf(payment.amount.value) - payment.refundedCents;
