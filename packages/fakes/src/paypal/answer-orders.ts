import * as z from "zod";
import { type ApiAnswer, type ApiRequest, Price } from "./api-request.ts";
import { disputeBody } from "./dispute-life.ts";
import { orderBody } from "./event-bodies.ts";
import { newId } from "./ids.ts";
import { type CaptureOutcome, captureOrder, readCapture } from "./order-life.ts";
import type { FakeOrder } from "./paypal-state.ts";
import type { PayPalWorld } from "./paypal-world.ts";
import { found, Refusal } from "./refusal.ts";

const NewOrder = z.object({
  intent: z.literal("CAPTURE"),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().max(127).optional(),
        invoice_id: z.string().max(127).optional(),
        description: z.string().max(127).default(""),
        amount: Price,
      }),
    )
    .length(1),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }),
    }),
  }),
});

const createOrder = (world: PayPalWorld, request: ApiRequest): ApiAnswer => {
  const input = request.read(NewOrder);
  if (request.requestId === undefined) throw new Refusal(400, "PAYPAL_REQUEST_ID_REQUIRED");
  const unit = found(input.purchase_units[0]);
  const journey = input.payment_source.paypal.experience_context;
  const { thing, isNew } = world.once(
    request.path,
    request.requestId,
    world.state.orders,
    (): FakeOrder => ({
      id: newId(17),
      status: "PAYER_ACTION_REQUIRED",
      custom_id: unit.custom_id ?? null,
      invoice_id: unit.invoice_id ?? null,
      description: unit.description,
      amount: unit.amount,
      return_url: journey.return_url,
      cancel_url: journey.cancel_url,
      captures: [],
      create_time: world.now(),
    }),
  );
  if (isNew) world.state.orders.push(thing);
  return { status: isNew ? 201 : 200, body: orderBody(thing, world.origin) };
};

/** Orders v2, captures v2 and customer disputes v1. Undefined for other paths. */
export const answerOrders = (
  world: PayPalWorld,
  request: ApiRequest,
  outcome: CaptureOutcome,
): ApiAnswer | undefined => {
  const { method, path } = request;
  if (path === "/v2/checkout/orders" && method === "POST") return createOrder(world, request);
  const [, id, capture] = /^\/v2\/checkout\/orders\/([\w-]+)(\/capture)?$/.exec(path) ?? [];
  if (id !== undefined) {
    const order = found(world.state.orders.find((each) => each.id === id));
    if (capture === undefined) return { status: 200, body: orderBody(order, world.origin) };
    request.read(z.object({}));
    const key = `${path} ${request.requestId ?? ""}`;
    if (request.requestId !== undefined && world.state.requests[key] === id)
      return { status: 200, body: orderBody(order, world.origin) };
    captureOrder(world, order, outcome);
    world.state.requests[key] = id;
    return { status: 201, body: orderBody(order, world.origin) };
  }
  const captureId = /^\/v2\/payments\/captures\/([\w-]+)$/.exec(path)?.[1];
  if (captureId !== undefined) return { status: 200, body: readCapture(world, captureId) };
  const disputeId = /^\/v1\/customer\/disputes\/([\w-]+)$/.exec(path)?.[1];
  if (disputeId === undefined) return undefined;
  const dispute = world.state.disputes.find((each) => each.dispute_id === disputeId);
  return { status: 200, body: disputeBody(found(dispute)) };
};
