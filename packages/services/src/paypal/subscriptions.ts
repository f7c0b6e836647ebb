import * as z from "zod";
import { approvalOf, type Journey, journeyFields, Links } from "./links.ts";
import { decimals, Money, MoneyOfVersion1 } from "./money.ts";
import type { PayPalRequests } from "./paypal-requests.ts";

/** A subscription, as PayPal has it now. */
export interface PayPalSubscription {
  readonly id: string;
  readonly planId: string;
  /** `APPROVAL_PENDING`, `APPROVED`, `ACTIVE`, `SUSPENDED`, `CANCELLED`, `EXPIRED`. */
  readonly status: string;
  readonly customId: string | null;
  readonly nextChargeAt: string | null;
  readonly failedPayments: number;
  readonly approvalUrl: string | null;
}

/** A payment of a subscription. */
export interface PayPalTransaction {
  readonly id: string;
  /** `COMPLETED`, `DECLINED`, `PARTIALLY_REFUNDED`, `PENDING`, `REFUNDED`. */
  readonly status: string;
  readonly amount: Money;
  readonly paidAt: string;
}

const Subscription = z.object({
  id: z.string(),
  plan_id: z.string(),
  status: z.string(),
  custom_id: z.string().nullish(),
  billing_info: z
    .object({
      next_billing_time: z.string().nullish(),
      failed_payments_count: z.number().default(0),
    })
    .nullish(),
  links: Links,
});
const Revision = z.object({ links: Links });
const Transactions = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        status: z.string(),
        amount_with_breakdown: z.object({ gross_amount: Money }),
        time: z.string(),
      }),
    )
    .default([]),
});
const Sale = z.object({ billing_agreement_id: z.string() });
const Refund = z.object({
  id: z.string(),
  sale_id: z.string(),
  state: z.string(),
  amount: MoneyOfVersion1,
});

/** Money of a payment that went back. */
export interface PayPalSaleRefund {
  readonly saleId: string;
  readonly money: Money;
  /** False for one that failed or was cancelled. */
  readonly isGiven: boolean;
}

const toSubscription = (found: z.infer<typeof Subscription>): PayPalSubscription => ({
  id: found.id,
  planId: found.plan_id,
  status: found.status,
  customId: found.custom_id ?? null,
  nextChargeAt: found.billing_info?.next_billing_time ?? null,
  failedPayments: found.billing_info?.failed_payments_count ?? 0,
  approvalUrl: approvalOf(found.links),
});

const pathOf = (id: string, action = ""): string =>
  `/v1/billing/subscriptions/${encodeURIComponent(id)}${action}`;

export interface NewSubscription extends Journey {
  /** Ours, as the custom id. */
  readonly id: string;
  readonly planId: string;
  /** ISO moment of the first charge. Null: at once. */
  readonly startAt: string | null;
}

/** Subscriptions v1. */
export const createSubscriptions = (request: PayPalRequests) => ({
  /** @param requestId the same for every try */
  async create(
    { id, planId, startAt, ...journey }: NewSubscription,
    requestId: string,
  ): Promise<PayPalSubscription> {
    const made = await request(Subscription, {
      method: "POST",
      path: "/v1/billing/subscriptions",
      requestId,
      body: {
        plan_id: planId,
        custom_id: id,
        ...(startAt === null ? {} : { start_time: startAt }),
        application_context: {
          ...journeyFields(journey),
          user_action: "SUBSCRIBE_NOW",
          payment_method: {
            payer_selected: "PAYPAL",
            payee_preferred: "IMMEDIATE_PAYMENT_REQUIRED",
          },
        },
      },
    });
    return toSubscription(made);
  },
  async read(id: string): Promise<PayPalSubscription> {
    return toSubscription(await request(Subscription, { method: "GET", path: pathOf(id) }));
  },
  /** All payments between two moments. */
  async transactions(id: string, from: Date, to: Date): Promise<readonly PayPalTransaction[]> {
    const span = { start_time: from.toISOString(), end_time: to.toISOString() };
    const path = `${pathOf(id, "/transactions")}?${new URLSearchParams(span)}`;
    const { transactions } = await request(Transactions, { method: "GET", path });
    return transactions.map((each) => ({
      id: each.id,
      status: each.status,
      amount: each.amount_with_breakdown.gross_amount,
      paidAt: each.time,
    }));
  },
  /** Another plan from the next charge on, once the buyer agrees. @returns where he does */
  async revise(id: string, planId: string, journey: Journey): Promise<string | null> {
    const { links } = await request(Revision, {
      method: "POST",
      path: pathOf(id, "/revise"),
      body: { plan_id: planId, application_context: journeyFields(journey) },
    });
    return approvalOf(links);
  },
  async cancel(id: string, reason: string): Promise<void> {
    await request(z.undefined(), { method: "POST", path: pathOf(id, "/cancel"), body: { reason } });
  },
  /** Gives a part of a payment back. @param requestId the same for every try @returns its id there */
  async refund(saleId: string, money: Money, requestId: string): Promise<string> {
    const { id } = await request(z.object({ id: z.string() }), {
      method: "POST",
      path: `/v1/payments/sale/${encodeURIComponent(saleId)}/refund`,
      requestId,
      body: { amount: { total: decimals(money.cents), currency: money.currency } },
    });
    return id;
  },
  /** A refund by its id: the list of payments says that a part went back, not how much. */
  async readRefund(id: string): Promise<PayPalSaleRefund> {
    const path = `/v1/payments/refund/${encodeURIComponent(id)}`;
    const found = await request(Refund, { method: "GET", path });
    const isGiven = found.state === "completed" || found.state === "pending";
    return { saleId: found.sale_id, money: found.amount, isGiven };
  },
  /** The subscription that a payment belongs to. */
  async ofSale(id: string): Promise<string> {
    const path = `/v1/payments/sale/${encodeURIComponent(id)}`;
    return (await request(Sale, { method: "GET", path })).billing_agreement_id;
  },
});
