import * as z from "zod";
import { BillingStatus } from "../entities/account.ts";
import {
  Agreement,
  Payment,
  PaymentOutcome,
  PlanActivation,
  ZapPack,
} from "../entities/billing.ts";
import { PaidPlan } from "../enumerations.ts";
import { declareErrors } from "../errors.ts";
import { sessionCall } from "./base.ts";

/** What any call may meet that asks the payment provider. */
const providerErrors = declareErrors(
  "PAYMENTS_NOT_CONFIGURED",
  "SHOP_INCOMPLETE",
  "PAYMENT_UNAVAILABLE",
  "PAYMENT_REFUSED",
  "FIELD_REQUIRED",
  "FIELD_INVALID",
);

/** A page of ours that a buyer comes back to. Anything else would send him elsewhere. */
const returnTo = z
  .string()
  .max(300)
  .regex(/^\/(?:fr|en)(?:\/[\w%.~-]+)*$/)
  .optional()
  .describe("The page that the purchase began on, with its language and without query");

/** BILL-01…15: plans, extra zaps and what was paid. */
export const billing = {
  status: sessionCall
    .route({ method: "GET", path: "/billing/status", tags: ["Billing"] })
    .output(BillingStatus),
  subscription: {
    create: sessionCall
      .route({
        method: "POST",
        path: "/billing/subscription/create",
        tags: ["Billing"],
        summary:
          "Begin a plan, or change it: dearer at once, with unused days given back; cheaper from the next charge",
      })
      .input(z.object({ plan_id: PaidPlan, agreement: Agreement.optional() }))
      .output(z.object({ approval_url: z.string(), subscription_id: z.string() }))
      .errors({
        ...providerErrors,
        ...declareErrors("TERMS_NOT_ACCEPTED", "PLAN_ALREADY_YOURS", "APPROVAL_URL_MISSING"),
      }),
    activate: sessionCall
      .route({
        method: "POST",
        path: "/billing/subscription/activate",
        tags: ["Billing"],
        summary: "After the provider’s page: looks there what was agreed and paid (BILL-13)",
      })
      .input(z.object({ subscriptionId: z.string().min(1).max(100), plan_id: PaidPlan }))
      .output(PlanActivation)
      .errors({
        ...providerErrors,
        ...declareErrors("PAYMENT_NOT_FOUND", "PAYMENT_NOT_APPROVED", "PAYMENT_MISMATCH"),
      }),
    cancel: sessionCall
      .route({
        method: "POST",
        path: "/billing/subscription/cancel",
        tags: ["Billing"],
        summary: "No further charge; the plan stays until the end of what is paid (BILL-11)",
      })
      .output(z.object({ access_until: z.iso.datetime().nullable() }))
      .errors({ ...providerErrors, ...declareErrors("SUBSCRIPTION_NONE") }),
  },
  overage: {
    order: sessionCall
      .route({ method: "POST", path: "/billing/overage/order", tags: ["Billing"] })
      .input(z.object({ zaps: ZapPack, return_to: returnTo, agreement: Agreement.optional() }))
      .output(z.object({ id: z.string(), approval_url: z.string() }))
      .errors({
        ...providerErrors,
        ...declareErrors("TERMS_NOT_ACCEPTED", "OVERAGE_NOT_OFFERED", "APPROVAL_URL_MISSING"),
      }),
    capture: sessionCall
      .route({
        method: "POST",
        path: "/billing/overage/capture",
        tags: ["Billing"],
        summary: "After the provider’s page: takes the agreed money and adds the zaps, once",
      })
      .input(z.object({ orderId: z.uuid(), zaps: ZapPack }))
      .output(z.object({ zaps: z.number().int(), status: PaymentOutcome }))
      .errors({
        ...providerErrors,
        ...declareErrors(
          "PAYMENT_NOT_FOUND",
          "PAYMENT_NOT_APPROVED",
          "PAYMENT_DECLINED",
          "PAYMENT_MISMATCH",
        ),
      }),
  },
  payments: sessionCall
    .route({
      method: "GET",
      path: "/billing/payments",
      tags: ["Billing"],
      summary: "What was paid, newest first",
    })
    .output(z.object({ items: z.array(Payment) })),
};
