import { createCatalog } from "./catalog.ts";
import { createDisputes } from "./disputes.ts";
import { createOrders } from "./orders.ts";
import { createPayPalRequests, type PayPalOptions } from "./paypal-requests.ts";
import { createSubscriptions } from "./subscriptions.ts";
import { createWebhooks } from "./webhooks.ts";

/** Our account with its webhook. */
export interface PayPalAccount extends PayPalOptions {
  /** Of the webhook that PayPal knows for our address: part of every signature. */
  readonly webhookId: string;
}

/**
 * The part of PayPal's REST API that we use. Every failure is a `PayPalError`. Calls that change
 * something there carry a request id, or are of a kind that cannot happen twice.
 */
export const createPayPal = (account: PayPalAccount) => {
  const request = createPayPalRequests(account);
  return {
    /** Names our account at PayPal: ids of one are unknown to another. */
    account: `${account.apiUrl} ${account.clientId}`,
    catalog: createCatalog(request),
    orders: createOrders(request),
    subscriptions: createSubscriptions(request),
    disputes: createDisputes(request),
    webhooks: createWebhooks(account, account.webhookId, request),
  };
};

/** Our account at PayPal, ready to be called. */
export type PayPal = ReturnType<typeof createPayPal>;
