import * as z from "zod";
import { PaidPlan } from "../enumerations.ts";

/** Sizes of zap packs (spec 2, section 5). */
export const ZAP_PACKS = [10, 25] as const;
/** One of these sizes. */
export const ZapPack = z.union(ZAP_PACKS.map((size) => z.literal(size)));

/** What a buyer agrees to before the payment. Asked for wherever the money is real. */
export const Agreement = z.strictObject({
  terms_version: z.iso.date().describe("The day of the terms that were shown"),
  starts_at_once: z
    .literal(true)
    .describe("The buyer asks that the service begins within the days of withdrawal"),
});
export type Agreement = z.infer<typeof Agreement>;

/**
 * Who takes payments: PayPal, a sandbox with play money, nobody, or PayPal once the operator is named (`incomplete`,
 * BILL-10).
 */
export const PaymentsKind = z.enum(["paypal", "sandbox", "off", "incomplete"]);
export type PaymentsKind = z.infer<typeof PaymentsKind>;

/** A plan that is paid for, or was until its time is over (BILL-11). */
export const BillingSubscription = z.object({
  plan: PaidPlan.describe("The plan in use now"),
  status: z
    .enum(["active", "suspended", "cancelled"])
    .describe("suspended: the last charge failed; cancelled: it ends with its time"),
  access_until: z.iso.datetime().describe("End of the time that is paid for"),
  next_charge_at: z.iso.datetime().nullable(),
  next_charge_cents: z.number().int().nullable(),
  next_plan: PaidPlan.nullable().describe("The plan that the next charge pays for"),
});
export type BillingSubscription = z.infer<typeof BillingSubscription>;

/** What came of a purchase at the provider. */
export const PaymentOutcome = z
  .enum(["done", "pending"])
  .describe("pending: the provider has not confirmed the payment yet; it counts once it does");

/** A plan that was agreed to at the provider (BILL-04, BILL-11). */
export const PlanActivation = z.object({
  plan_id: PaidPlan,
  status: PaymentOutcome,
  already_active: z
    .boolean()
    .describe(
      "It was open before this call: a repeat, another tab, or the provider’s news came first",
    ),
  planned: z
    .object({ starts_at: z.iso.datetime(), until_then: PaidPlan })
    .nullable()
    .describe("Of a plan that begins later: when, and the dearer one that stays open until then"),
});
export type PlanActivation = z.infer<typeof PlanActivation>;

/** A payment, as the history and its receipt show it. */
export const Payment = z.object({
  id: z.uuid(),
  receipt_number: z.string(),
  plan: PaidPlan.nullable(),
  zaps: z.number().int().nullable(),
  server_pack: z.boolean().describe("The zaps are a pack for a Discord server"),
  amount_cents: z.number().int(),
  currency: z.string(),
  refunded_cents: z.number().int(),
  disputed: z.boolean(),
  paid_at: z.iso.datetime(),
  period_end: z.iso.datetime().nullable().describe("Of a plan: end of the time that it paid for"),
});
export type Payment = z.infer<typeof Payment>;
