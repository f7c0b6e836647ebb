import * as z from "zod";
import { type ApiAnswer, type ApiRequest, Price } from "./api-request.ts";
import { approvalAddress, saleBody, subscriptionBody, transactionBody } from "./event-bodies.ts";
import { newId } from "./ids.ts";
import type { FakePlan, FakeSubscription } from "./paypal-state.ts";
import type { PayPalWorld } from "./paypal-world.ts";
import { found, Refusal } from "./refusal.ts";
import {
  activateSubscription,
  cancelSubscription,
  refundSale,
  suspendSubscription,
} from "./subscription-life.ts";

const Journey = z.object({
  return_url: z.url(),
  cancel_url: z.url(),
  brand_name: z.string().optional(),
  locale: z.string().optional(),
});
const NewSubscription = z.object({
  plan_id: z.string(),
  custom_id: z.string().max(127).optional(),
  start_time: z.iso.datetime().optional(),
  application_context: Journey,
});
const Revision = z.object({ plan_id: z.string(), application_context: Journey.optional() });
const Reason = z.object({ reason: z.string().min(1).max(128) });
const NewProduct = z.object({ name: z.string().min(1).max(127), type: z.literal("SERVICE") });
const NewPlan = z.object({
  product_id: z.string(),
  name: z.string().min(1).max(127),
  status: z.literal("ACTIVE"),
  billing_cycles: z
    .array(
      z.object({
        frequency: z.object({ interval_unit: z.literal("MONTH"), interval_count: z.literal(1) }),
        tenure_type: z.literal("REGULAR"),
        sequence: z.literal(1),
        total_cycles: z.literal(0),
        pricing_scheme: z.object({ fixed_price: Price }),
      }),
    )
    .length(1),
  payment_preferences: z.object({ payment_failure_threshold: z.number().int() }),
});
const Refund = z.object({
  amount: z.object({ total: z.string(), currency: z.literal("EUR") }).optional(),
});

const planOf = (world: PayPalWorld, id: string): FakePlan =>
  found(world.state.plans.find((plan) => plan.id === id));

const planBody = ({ id, product_id, name, status, price }: FakePlan) => ({
  id,
  product_id,
  name,
  status,
  billing_cycles: [{ pricing_scheme: { fixed_price: price } }],
});

/** Makes a thing once for each request id: asked again, it is the same. */
const createOnce = <Thing extends { readonly id: string }>(
  world: PayPalWorld,
  request: ApiRequest,
  things: Thing[],
  make: () => Thing,
) => {
  const { thing, isNew } = world.once(request.path, request.requestId, things, make);
  if (isNew) things.push(thing);
  return { thing, status: isNew ? 201 : 200 };
};

const createSubscription = (world: PayPalWorld, request: ApiRequest): ApiAnswer => {
  const input = request.read(NewSubscription);
  if (planOf(world, input.plan_id).status !== "ACTIVE")
    throw new Refusal(422, "PLAN_STATUS_INVALID");
  if (input.start_time !== undefined && input.start_time < world.now())
    throw new Refusal(400, "INVALID_START_TIME");
  const { status, thing } = createOnce(
    world,
    request,
    world.state.subscriptions,
    (): FakeSubscription => ({
      id: newId(12, "I-"),
      token: newId(17, "BA-"),
      plan_id: input.plan_id,
      revisedPlanId: null,
      status: "APPROVAL_PENDING",
      custom_id: input.custom_id ?? null,
      create_time: world.now(),
      start_time: input.start_time ?? world.now(),
      return_url: input.application_context.return_url,
      cancel_url: input.application_context.cancel_url,
      nextBillingTime: null,
      failedPayments: 0,
      payments: [],
    }),
  );
  return { status, body: subscriptionBody(thing, world.origin) };
};

const revise = (
  world: PayPalWorld,
  subscription: FakeSubscription,
  request: ApiRequest,
): ApiAnswer => {
  const { plan_id: planId, application_context: journey } = request.read(Revision);
  const [before, after] = [planOf(world, subscription.plan_id), planOf(world, planId)];
  if (before.product_id !== after.product_id) throw new Refusal(422, "PLAN_PRODUCT_NOT_COMPATIBLE");
  if (subscription.status !== "ACTIVE") throw new Refusal(422, "SUBSCRIPTION_STATUS_INVALID");
  subscription.revisedPlanId = planId;
  if (journey !== undefined) {
    subscription.return_url = journey.return_url;
    subscription.cancel_url = journey.cancel_url;
  }
  const links = [{ href: approvalAddress(subscription, world.origin), rel: "approve" }];
  return { status: 200, body: { plan_id: planId, links } };
};

const ACTIONS = {
  cancel: cancelSubscription,
  suspend: suspendSubscription,
  activate: activateSubscription,
} as const;

const answerOne = (world: PayPalWorld, request: ApiRequest, id: string, action: string) => {
  const subscription = found(world.state.subscriptions.find((each) => each.id === id));
  if (action === "" && request.method === "GET")
    return { status: 200, body: subscriptionBody(subscription, world.origin) };
  if (action === "transactions") {
    const [from, to] = [request.query.get("start_time"), request.query.get("end_time")];
    if (from === null || to === null) throw new Refusal(400, "MISSING_REQUIRED_PARAMETER");
    const within = subscription.payments.filter(({ time }) => time >= from && time <= to);
    return { status: 200, body: { transactions: within.map(transactionBody) } };
  }
  if (action === "revise") return revise(world, subscription, request);
  if (action !== "cancel" && action !== "suspend" && action !== "activate") return undefined;
  request.read(Reason);
  ACTIONS[action](world, subscription);
  return { status: 204 };
};

const answerProducts = (world: PayPalWorld, request: ApiRequest): ApiAnswer => {
  const { products } = world.state;
  if (request.method === "GET") return { status: 200, body: { products } };
  const { name } = request.read(NewProduct);
  const make = () => ({ id: newId(17, "PROD-"), name });
  const { status, thing } = createOnce(world, request, products, make);
  return { status, body: thing };
};

const answerPlans = (world: PayPalWorld, request: ApiRequest): ApiAnswer => {
  const { plans, products } = world.state;
  if (request.method === "GET") {
    const ofProduct = ({ product_id }: FakePlan) => product_id === request.query.get("product_id");
    // The list is the short form: no prices.
    const short = plans.filter(ofProduct).map(({ id, name, status }) => ({ id, name, status }));
    return { status: 200, body: { plans: short } };
  }
  const input = request.read(NewPlan);
  found(products.find(({ id }) => id === input.product_id));
  const price = found(input.billing_cycles[0]?.pricing_scheme.fixed_price);
  const { status, thing } = createOnce(
    world,
    request,
    plans,
    (): FakePlan => ({
      id: newId(24, "P-"),
      product_id: input.product_id,
      name: input.name,
      status: "ACTIVE",
      price,
    }),
  );
  return { status, body: planBody(thing) };
};

const answerSale = (world: PayPalWorld, _request: ApiRequest, sale: string): ApiAnswer => {
  const isOfSale = ({ id }: { readonly id: string }) => id === sale;
  const subscription = found(
    world.state.subscriptions.find(({ payments }) => payments.some(isOfSale)),
  );
  const payment = found(subscription.payments.find(isOfSale));
  return { status: 200, body: saleBody(payment, subscription) };
};

const refund = (world: PayPalWorld, request: ApiRequest, sale: string): ApiAnswer => {
  const { amount } = request.read(Refund);
  const { requests } = world.state;
  const key = `${request.path} ${request.requestId ?? ""}`;
  const made = requests[key];
  if (request.requestId !== undefined && made !== undefined)
    return { status: 200, body: { id: made } };
  const fresh = refundSale(world, sale, amount?.total);
  requests[key] = fresh.id;
  return { status: 201, body: fresh };
};

type Answer = (
  world: PayPalWorld,
  request: ApiRequest,
  id: string,
  action: string,
) => ApiAnswer | undefined;

const ROUTES: readonly (readonly [path: RegExp, answer: Answer])[] = [
  [/^\/v1\/catalogs\/products$/, answerProducts],
  [/^\/v1\/billing\/plans$/, answerPlans],
  [
    /^\/v1\/billing\/plans\/([\w-]+)$/,
    (world, _, id) => ({ status: 200, body: planBody(planOf(world, id)) }),
  ],
  [/^\/v1\/billing\/subscriptions$/, createSubscription],
  [/^\/v1\/billing\/subscriptions\/([\w-]+)(?:\/(\w+))?$/, answerOne],
  [
    /^\/v1\/payments\/refund\/([\w-]+)$/,
    ({ state }, _, known) => ({
      status: 200,
      body: found(state.saleRefunds.find(({ id }) => id === known)),
    }),
  ],
  [/^\/v1\/payments\/sale\/([\w-]+)$/, answerSale],
  [/^\/v1\/payments\/sale\/([\w-]+)\/refund$/, refund],
];

/** Catalog products, billing plans, subscriptions and their sales (v1). Undefined for other paths. */
export const answerSubscriptions = (
  world: PayPalWorld,
  request: ApiRequest,
): ApiAnswer | undefined => {
  for (const [path, answer] of ROUTES) {
    const [whole, id = "", action = ""] = path.exec(request.path) ?? [];
    if (whole !== undefined) return answer(world, request, id, action);
  }
  return undefined;
};
