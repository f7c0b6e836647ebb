import * as z from "zod";
import { approvalOf, type Journey, journeyFields, Links } from "./links.ts";
import { decimals, Money } from "./money.ts";
import type { PayPalRequests } from "./paypal-requests.ts";

/** A payment of an order, with what was given back of it. */
export interface PayPalCapture {
  readonly id: string;
  /** `COMPLETED`, `PENDING`, `DECLINED`, `FAILED`, `REFUNDED`, `PARTIALLY_REFUNDED`. */
  readonly status: string;
  readonly amount: Money;
  readonly customId: string | null;
  readonly paidAt: string;
}

/** A one-time order. */
export interface PayPalOrder {
  readonly id: string;
  /** `PAYER_ACTION_REQUIRED`, `APPROVED`, `COMPLETED`, `VOIDED`… */
  readonly status: string;
  readonly approvalUrl: string | null;
  readonly customId: string | null;
  readonly captures: readonly PayPalCapture[];
  /** Cents given back of the order, over all its refunds. */
  readonly refundedCents: number;
}

const Capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: Money,
  custom_id: z.string().nullish(),
  create_time: z.string(),
});
const Order = z.object({
  id: z.string(),
  status: z.string(),
  links: Links,
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().nullish(),
        payments: z
          .object({
            captures: z.array(Capture).default([]),
            refunds: z.array(z.object({ status: z.string(), amount: Money })).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});
const CapturedOrder = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
});

const toOrder = ({
  id,
  status,
  links,
  purchase_units: units,
}: z.infer<typeof Order>): PayPalOrder => {
  const [unit] = units;
  return {
    id,
    status,
    approvalUrl: approvalOf(links),
    customId: unit?.custom_id ?? null,
    captures: (unit?.payments?.captures ?? []).map((capture) => ({
      id: capture.id,
      status: capture.status,
      amount: capture.amount,
      customId: capture.custom_id ?? null,
      paidAt: capture.create_time,
    })),
    refundedCents: (unit?.payments?.refunds ?? [])
      .filter((refund) => refund.status === "COMPLETED" || refund.status === "PENDING")
      .reduce((sum, refund) => sum + refund.amount.cents, 0),
  };
};

export interface NewOrder extends Journey {
  /** Ours: the request id, the custom id and the invoice id in one. */
  readonly id: string;
  readonly cents: number;
  readonly currency: string;
  readonly description: string;
}

/** Orders v2. */
export const createOrders = (request: PayPalRequests) => ({
  async create(order: NewOrder): Promise<PayPalOrder> {
    const made = await request(Order, {
      method: "POST",
      path: "/v2/checkout/orders",
      requestId: order.id,
      body: {
        intent: "CAPTURE",
        purchase_units: [
          {
            reference_id: "default",
            custom_id: order.id,
            invoice_id: order.id,
            description: order.description,
            amount: { currency_code: order.currency, value: decimals(order.cents) },
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              ...journeyFields(order),
              user_action: "PAY_NOW",
              payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
            },
          },
        },
      },
    });
    return toOrder(made);
  },
  async read(id: string): Promise<PayPalOrder> {
    const path = `/v2/checkout/orders/${encodeURIComponent(id)}`;
    return toOrder(await request(Order, { method: "GET", path }));
  },
  /** Takes the money of an approved order. @param requestId the same for every try */
  async capture(id: string, requestId: string): Promise<PayPalOrder> {
    const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`;
    return toOrder(await request(Order, { method: "POST", path, requestId }));
  },
  /** The order that a capture belongs to. */
  async ofCapture(id: string): Promise<string> {
    const path = `/v2/payments/captures/${encodeURIComponent(id)}`;
    const found = await request(CapturedOrder, { method: "GET", path });
    return found.supplementary_data.related_ids.order_id;
  },
});
