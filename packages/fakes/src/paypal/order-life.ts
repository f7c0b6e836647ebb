import { captureBody, leftOf, orderBody } from "./event-bodies.ts";
import { centsOf, decimalsOf, newId } from "./ids.ts";
import type { FakeOrder, FakePayment } from "./paypal-state.ts";
import type { PayPalWorld } from "./paypal-world.ts";
import { found, Refusal } from "./refusal.ts";

/** How the next captures end. */
export type CaptureOutcome = "COMPLETED" | "PENDING" | "DECLINED";

/** The buyer agrees to an order. The money is taken by its capture. */
export const approveOrder = (world: PayPalWorld, order: FakeOrder): void => {
  if (order.status !== "PAYER_ACTION_REQUIRED") throw new Refusal(422, "ORDER_ALREADY_COMPLETED");
  order.status = "APPROVED";
  world.emit("CHECKOUT.ORDER.APPROVED", "checkout-order", orderBody(order, world.origin));
};

export const captureOrder = (
  world: PayPalWorld,
  order: FakeOrder,
  outcome: CaptureOutcome,
): FakePayment => {
  if (order.status === "COMPLETED") throw new Refusal(422, "ORDER_ALREADY_CAPTURED");
  if (order.status !== "APPROVED") throw new Refusal(422, "ORDER_NOT_APPROVED");
  if (outcome === "DECLINED") throw new Refusal(422, "INSTRUMENT_DECLINED");
  const isKnownInvoice = world.state.orders.some(
    (other) =>
      other !== order &&
      other.status === "COMPLETED" &&
      other.invoice_id !== null &&
      other.invoice_id === order.invoice_id,
  );
  if (isKnownInvoice) throw new Refusal(422, "DUPLICATE_INVOICE_ID");
  const capture: FakePayment = {
    id: newId(17),
    status: outcome,
    amount: order.amount,
    refundedCents: 0,
    time: world.now(),
  };
  order.status = "COMPLETED";
  order.captures.push(capture);
  world.emit(`PAYMENT.CAPTURE.${outcome}`, "capture", captureBody(capture, order));
  return capture;
};

const captureIn = (world: PayPalWorld, captureId: string) => {
  const order = found(
    world.state.orders.find(({ captures }) => captures.some(({ id }) => id === captureId)),
  );
  return { order, capture: found(order.captures.find(({ id }) => id === captureId)) };
};

/** A payment that was under review goes through. */
export const completeCapture = (world: PayPalWorld, captureId: string): void => {
  const { order, capture } = captureIn(world, captureId);
  capture.status = "COMPLETED";
  world.emit("PAYMENT.CAPTURE.COMPLETED", "capture", captureBody(capture, order));
};

export const readCapture = (world: PayPalWorld, captureId: string) => {
  const { order, capture } = captureIn(world, captureId);
  return captureBody(capture, order);
};

/** Money of a capture goes back, all of what is left unless a part is named. */
export const refundCapture = (
  world: PayPalWorld,
  captureId: string,
  value?: string,
): { id: string } => {
  const { capture } = captureIn(world, captureId);
  const left = leftOf(capture);
  const cents = value === undefined ? left : centsOf(value);
  if (cents <= 0 || cents > left) throw new Refusal(422, "REFUND_AMOUNT_EXCEEDED");
  capture.refundedCents += cents;
  capture.status = cents === left ? "REFUNDED" : "PARTIALLY_REFUNDED";
  const refund = {
    id: newId(17),
    status: "COMPLETED",
    amount: { value: decimalsOf(cents), currency_code: capture.amount.currency_code },
    links: [
      { href: `${world.origin}/v2/payments/captures/${captureId}`, rel: "up", method: "GET" },
    ],
  };
  world.emit("PAYMENT.CAPTURE.REFUNDED", "refund", refund);
  return refund;
};
