import type { PaymentsKind } from "@spellwright/contract";
import type { Mailer } from "@spellwright/services";
import { api, type Feature, type RateLimits } from "../../http/index.ts";
import { readAccount, requireHolder } from "../zaps/index.ts";
import type { BillingParts } from "./billing-parts.ts";
import { type BillingWork, createBillingWork } from "./billing-work.ts";
import { webhookRoute } from "./events/webhook-route.ts";
import { listPayments } from "./history/payment-queries.ts";
import { createPlanMails } from "./notices/plan-mails.ts";
import { captureOwnOrder } from "./packs/capture-order.ts";
import { orderZaps } from "./packs/order-zaps.ts";
import { type ServerPacks, serverPacksOf } from "./packs/server-packs.ts";
import { paymentsOf, requireBuyer } from "./policy.ts";
import { presentPayment, presentStatus } from "./present.ts";
import { controlsRoute } from "./provider/controls-route.ts";
import { activateSubscription } from "./subscribing/activate-subscription.ts";
import { cancelSubscription } from "./subscribing/cancel-subscription.ts";
import { startSubscription } from "./subscribing/start-subscription.ts";
import { listSubscriptions } from "./subscribing/subscription-queries.ts";

/** What payments are made of. The mailer tells of renewals, failures and ends. */
export interface BillingOptions extends Omit<BillingParts, "mails"> {
  readonly mailer: Mailer;
  readonly limits: RateLimits;
  /** Where people with priority support write to. Null where none is offered. */
  readonly supportEmail: string | null;
}

const handlersOf = (
  parts: BillingParts,
  { limits, supportEmail }: Pick<BillingOptions, "limits" | "supportEmail">,
  work: BillingWork,
) => {
  const { database, now } = parts;
  const offer = { payments: paymentsOf(parts), supportEmail };
  return {
    billing: {
      status: api.billing.status.handler(async ({ context }) => {
        const { id } = await requireHolder(context);
        const moment = now();
        const account = await readAccount(database, id, moment);
        const bought = {
          subscriptions: await listSubscriptions(database, id),
          payments: await listPayments(database, id),
        };
        return presentStatus(account, bought, offer, moment);
      }),
      subscription: {
        create: api.billing.subscription.create.handler(async ({ context, input }) => {
          const userId = await requireBuyer(context, limits);
          const { language } = context;
          return startSubscription(parts, {
            userId,
            plan: input.plan_id,
            language,
            agreement: input.agreement,
          });
        }),
        activate: api.billing.subscription.activate.handler(async ({ context, input }) => {
          const userId = await requireBuyer(context, limits);
          const asked = { userId, providerId: input.subscriptionId, plan: input.plan_id };
          const outcome = await activateSubscription(parts, asked);
          // A plan that this one replaced ends at the provider, beside the answer.
          void work.run();
          return outcome;
        }),
        cancel: api.billing.subscription.cancel.handler(async ({ context }) =>
          cancelSubscription(parts, await requireBuyer(context, limits)),
        ),
      },
      overage: {
        order: api.billing.overage.order.handler(async ({ context, input }) => {
          const userId = await requireBuyer(context, limits);
          const { language } = context;
          const returnTo = input.return_to ?? `/${language}/subscription`;
          return orderZaps(parts, {
            userId,
            zaps: input.zaps,
            returnTo,
            language,
            agreement: input.agreement,
          });
        }),
        capture: api.billing.overage.capture.handler(async ({ context, input }) => {
          const userId = await requireBuyer(context, limits);
          const { orderId, zaps } = input;
          return captureOwnOrder(parts, { userId, orderId, guildId: null, zaps });
        }),
      },
      payments: api.billing.payments.handler(async ({ context }) => {
        const { id } = await requireHolder(context);
        return { items: (await listPayments(database, id)).map(presentPayment) };
      }),
    },
  };
};

/** Payments, and the work that finishes what was begun. */
export interface BillingFeature extends Feature<ReturnType<typeof handlersOf>> {
  readonly work: BillingWork;
  readonly serverPacks: ServerPacks;
  readonly payments: PaymentsKind;
}

/** Plans, extra zaps and what was paid (BILL-01…15). */
export const createBilling = (options: BillingOptions): BillingFeature => {
  const { database, publicUrl, log, mailer, provider, missingForSale, now } = options;
  const mails = createPlanMails({ database, mailer, publicUrl, log });
  const parts: BillingParts = { database, publicUrl, log, provider, missingForSale, now, mails };
  const work = createBillingWork(parts);
  return {
    handlers: handlersOf(parts, options, work),
    routes: (app) => {
      webhookRoute(parts, () => void work.run())(app);
      controlsRoute(parts)(app);
    },
    work,
    serverPacks: serverPacksOf(parts, options.limits),
    payments: paymentsOf(parts),
  };
};
