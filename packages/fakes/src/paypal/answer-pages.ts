import type { IncomingMessage, ServerResponse } from "node:http";
import { readForm } from "../http/read-form.ts";
import type { Deliveries } from "./deliver-events.ts";
import { openDispute } from "./dispute-life.ts";
import { approveOrder, refundCapture } from "./order-life.ts";
import { approvalPage, controlPage, gonePage, type SandboxText } from "./pages.ts";
import type { FakeOrder, FakeSubscription } from "./paypal-state.ts";
import type { PayPalWorld } from "./paypal-world.ts";
import { Refusal } from "./refusal.ts";
import { approveSubscription, failRenewal, refundSale, renew } from "./subscription-life.ts";

interface PageServer {
  readonly world: PayPalWorld;
  readonly deliveries: Deliveries;
  readonly text: SandboxText;
  /** Where the control page leads back to. */
  readonly backUrl: string;
}

const sendPage = (response: ServerResponse, html: string, status = 200): void => {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
  response.end(html);
};

const redirect = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { location });
  response.end();
};

const languageOf = (request: IncomingMessage): "fr" | "en" =>
  /^fr\b/i.test(request.headers["accept-language"] ?? "") ? "fr" : "en";

const withQuery = (address: string, query: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
  return url.href;
};

/** What the buyer looks at: a subscription or an order. */
const purchaseOf = (world: PayPalWorld, url: URL) => {
  const token = url.searchParams.get("ba_token") ?? url.searchParams.get("token") ?? "";
  const subscription = world.state.subscriptions.find((each) => each.token === token);
  if (subscription !== undefined) return offerOfSubscription(world, subscription);
  const order = world.state.orders.find((each) => each.id === token);
  return order === undefined ? undefined : offerOfOrder(world, order);
};

const offerOfSubscription = (world: PayPalWorld, subscription: FakeSubscription) => {
  const planId = subscription.revisedPlanId ?? subscription.plan_id;
  const plan = world.state.plans.find(({ id }) => id === planId);
  return {
    isOpen: subscription.status === "APPROVAL_PENDING" || subscription.revisedPlanId !== null,
    what: { name: plan?.name ?? planId, value: plan?.price.value ?? "0.00", isMonthly: true },
    approve: () => approveSubscription(world, subscription),
    back: withQuery(subscription.return_url, {
      subscription_id: subscription.id,
      ba_token: subscription.token,
      token: subscription.token.replace("BA-", "EC-"),
    }),
    away: withQuery(subscription.cancel_url, { subscription_id: subscription.id }),
  };
};

const offerOfOrder = (world: PayPalWorld, order: FakeOrder) => ({
  isOpen: order.status === "PAYER_ACTION_REQUIRED",
  what: { name: order.description, value: order.amount.value, isMonthly: false },
  approve: () => approveOrder(world, order),
  back: withQuery(order.return_url, { token: order.id, PayerID: "TESTBUYER1234" }),
  away: withQuery(order.cancel_url, { token: order.id }),
});

/** The page on which the buyer agrees, marked as a test. */
export const answerApproval = async (
  { world, text }: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> => {
  const parts = { text, language: languageOf(request) };
  const purchase = purchaseOf(world, url);
  if (purchase === undefined || !purchase.isOpen) return sendPage(response, gonePage(parts), 404);
  if (request.method === "GET") return sendPage(response, approvalPage(parts, purchase.what));
  const action = (await readForm(request)).get("action");
  if (action === "cancel") return redirect(response, purchase.away);
  if (action === "decline")
    return sendPage(response, approvalPage(parts, purchase.what, "declined"));
  if (action === "later") return sendPage(response, approvalPage(parts, purchase.what, "waiting"));
  purchase.approve();
  world.save();
  redirect(response, purchase.back);
};

const change = (world: PayPalWorld, id: string, action: string): void => {
  const subscription = world.state.subscriptions.find((each) => each.id === id);
  const paid = subscription?.payments.at(-1)?.id;
  if (subscription !== undefined && action === "renew") renew(world, subscription);
  if (subscription !== undefined && action === "fail") failRenewal(world, subscription);
  if (paid !== undefined && action === "refund") refundSale(world, paid);
  if (paid !== undefined && action === "dispute") openDispute(world, paid);
  const capture = world.state.orders.find((each) => each.id === id)?.captures.at(-1)?.id;
  if (capture !== undefined && action === "refund") refundCapture(world, capture);
  if (capture !== undefined && action === "dispute") openDispute(world, capture);
};

/** Renewals, failures, refunds and late, reordered or repeated news, at the push of a button. */
export const answerControl = async (
  { world, deliveries, text, backUrl }: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> => {
  const parts = { text, language: languageOf(request) };
  if (request.method === "GET")
    return sendPage(response, controlPage(parts, world.state, deliveries.held, backUrl));
  const form = await readForm(request);
  const action = form.get("action") ?? "";
  if (action === "hold") deliveries.hold();
  else if (action === "release") await deliveries.release();
  else if (action === "reversed") await deliveries.release((events) => [...events].reverse());
  else if (action === "twice") await deliveries.release((events) => [...events, ...events]);
  else
    try {
      change(world, form.get("id") ?? "", action);
    } catch (error) {
      // What PayPal would not do is not done: the page shows the state as it is.
      if (!(error instanceof Refusal)) throw error;
    }
  world.save();
  redirect(response, url.pathname);
};
