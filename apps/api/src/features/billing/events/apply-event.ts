import { AppError } from "../../../http/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { captureOrder } from "../packs/capture-order.ts";
import { findOrderByProviderId } from "../packs/order-queries.ts";
import { settleOrder } from "../packs/settle-order.ts";
import { applyRefunds } from "../subscribing/apply-refunds.ts";
import { findByProviderId } from "../subscribing/subscription-queries.ts";
import { syncSubscription } from "../subscribing/sync-subscription.ts";
import { applyDispute } from "./apply-dispute.ts";
import type { EventRow } from "./event-queries.ts";
import { EventResource } from "./event-resource.ts";

/** `foreign`: about something that was not made here. */
export type EventOutcome = "done" | "foreign";

const toSubscription = async (
  parts: BillingParts,
  id: string | undefined,
): Promise<EventOutcome> => {
  const row = id === undefined ? undefined : await findByProviderId(parts.database, id);
  if (row === undefined) return "foreign";
  await syncSubscription(parts, row);
  return "done";
};

const toOrder = async (parts: BillingParts, id: string | undefined): Promise<EventOutcome> => {
  const row = id === undefined ? undefined : await findOrderByProviderId(parts.database, id);
  if (row === undefined || id === undefined) return "foreign";
  const paypal = await parts.provider.open();
  await settleOrder(parts, row.id, await paypal.orders.read(id));
  return "done";
};

/** The buyer agreed. His window may be closed: the money is taken from here. */
const takeApproved = async (parts: BillingParts, id: string | undefined): Promise<EventOutcome> => {
  const row = id === undefined ? undefined : await findOrderByProviderId(parts.database, id);
  if (row === undefined) return "foreign";
  if (row.status === "captured" || row.status === "failed") return "done";
  await captureOrder(parts, row);
  return "done";
};

/** The capture that a refund belongs to stands in a link only. */
const parentCapture = ({ links }: EventResource): string | undefined =>
  links
    ?.find(({ rel }) => rel === "up")
    ?.href.split("/")
    .at(-1);

const toCapture = async (
  parts: BillingParts,
  type: string,
  resource: EventResource,
): Promise<EventOutcome> => {
  const named = resource.supplementary_data?.related_ids.order_id;
  if (named !== undefined) return toOrder(parts, named);
  const capture = type.endsWith("REFUNDED") ? parentCapture(resource) : resource.id;
  if (capture === undefined) return "foreign";
  const paypal = await parts.provider.open();
  return toOrder(parts, await paypal.orders.ofCapture(capture));
};

const toSale = async (parts: BillingParts, resource: EventResource): Promise<EventOutcome> => {
  if (resource.billing_agreement_id !== undefined)
    return toSubscription(parts, resource.billing_agreement_id);
  const sale = resource.sale_id ?? resource.id;
  if (sale === undefined) return "foreign";
  const paypal = await parts.provider.open();
  const outcome = await toSubscription(parts, await paypal.subscriptions.ofSale(sale));
  if (outcome === "done" && resource.sale_id !== undefined)
    await applyRefunds(parts, resource.sale_id);
  return outcome;
};

/**
 * Does what an event asks for: it names a thing, and the thing is looked up at the provider. What the
 * event itself says of amounts and states is not believed, so that its order, its repetition and its
 * delay make no difference.
 *
 * @throws AppError PAYMENT_MISMATCH and PayPalError: to be tried again
 */
export const applyEvent = async (
  parts: BillingParts,
  { type, resource: stored }: Pick<EventRow, "type" | "resource">,
): Promise<EventOutcome> => {
  const resource = EventResource.parse(stored);
  if (type.startsWith("BILLING.SUBSCRIPTION.")) return toSubscription(parts, resource.id);
  if (type.startsWith("PAYMENT.SALE.")) return toSale(parts, resource);
  if (type.startsWith("PAYMENT.CAPTURE.")) return toCapture(parts, type, resource);
  if (type.startsWith("CUSTOMER.DISPUTE.")) return applyDispute(parts, resource.dispute_id);
  if (type !== "CHECKOUT.ORDER.APPROVED") return "foreign";
  try {
    return await takeApproved(parts, resource.id);
  } catch (error) {
    // The buyer has to choose another means first: a new approval tells of it.
    if (error instanceof AppError && error.code !== "PAYMENT_MISMATCH") return "done";
    throw error;
  }
};
