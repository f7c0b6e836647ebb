import { saleBody, subscriptionBody } from "./event-bodies.ts";
import { centsOf, decimalsOf, monthAfter, newId } from "./ids.ts";
import type { FakePayment, FakePlan, FakeSaleRefund, FakeSubscription } from "./paypal-state.ts";
import type { PayPalWorld } from "./paypal-world.ts";
import { found, Refusal } from "./refusal.ts";

const planOf = (world: PayPalWorld, id: string): FakePlan =>
  found(world.state.plans.find((plan) => plan.id === id));

const tell = (world: PayPalWorld, subscription: FakeSubscription, what: string): void =>
  world.emit(
    `BILLING.SUBSCRIPTION.${what}`,
    "subscription",
    subscriptionBody(subscription, world.origin),
  );

const refuseUnless = (allowed: boolean): void => {
  if (!allowed) throw new Refusal(422, "SUBSCRIPTION_STATUS_INVALID");
};

/** Takes the money of a month. */
const charge = (world: PayPalWorld, subscription: FakeSubscription): void => {
  const time = world.now();
  const payment: FakePayment = {
    id: newId(17),
    status: "COMPLETED",
    amount: planOf(world, subscription.plan_id).price,
    refundedCents: 0,
    time,
  };
  subscription.payments.push(payment);
  subscription.nextBillingTime = monthAfter(time);
  subscription.failedPayments = 0;
  world.emit("PAYMENT.SALE.COMPLETED", "sale", saleBody(payment, subscription));
};

/** The buyer agrees: to a new subscription, or to another plan of one. */
export const approveSubscription = (world: PayPalWorld, subscription: FakeSubscription): void => {
  if (subscription.revisedPlanId !== null) {
    subscription.plan_id = subscription.revisedPlanId;
    subscription.revisedPlanId = null;
    tell(world, subscription, "UPDATED");
    return;
  }
  refuseUnless(subscription.status === "APPROVAL_PENDING");
  subscription.status = "ACTIVE";
  const isLater = subscription.start_time > world.now();
  subscription.nextBillingTime = subscription.start_time;
  tell(world, subscription, "ACTIVATED");
  if (!isLater) charge(world, subscription);
};

/** The next charge, as time would bring it: the clock goes there first. */
export const renew = (world: PayPalWorld, subscription: FakeSubscription): void => {
  refuseUnless(subscription.status === "ACTIVE");
  charge(world, subscription);
};

/** The next charge fails, and the threshold of one failure suspends. */
export const failRenewal = (world: PayPalWorld, subscription: FakeSubscription): void => {
  refuseUnless(subscription.status === "ACTIVE");
  subscription.failedPayments += 1;
  tell(world, subscription, "PAYMENT.FAILED");
  subscription.status = "SUSPENDED";
  tell(world, subscription, "SUSPENDED");
};

export const cancelSubscription = (world: PayPalWorld, subscription: FakeSubscription): void => {
  refuseUnless(["ACTIVE", "SUSPENDED"].includes(subscription.status));
  subscription.status = "CANCELLED";
  // PayPal forgets the date: who needs it must have kept it.
  subscription.nextBillingTime = null;
  tell(world, subscription, "CANCELLED");
};

export const suspendSubscription = (world: PayPalWorld, subscription: FakeSubscription): void => {
  refuseUnless(subscription.status === "ACTIVE");
  subscription.status = "SUSPENDED";
  tell(world, subscription, "SUSPENDED");
};

/** A suspended one goes on. What was due is charged. */
export const activateSubscription = (world: PayPalWorld, subscription: FakeSubscription): void => {
  refuseUnless(subscription.status === "SUSPENDED");
  subscription.status = "ACTIVE";
  tell(world, subscription, "ACTIVATED");
  if (subscription.failedPayments > 0) charge(world, subscription);
};

/** Money of a sale goes back. */
export const refundSale = (world: PayPalWorld, saleId: string, value?: string): FakeSaleRefund => {
  const subscription = world.state.subscriptions.find(({ payments }) =>
    payments.some(({ id }) => id === saleId),
  );
  const payment = found(subscription?.payments.find(({ id }) => id === saleId));
  const total = centsOf(payment.amount.value);
  const cents = value === undefined ? total - payment.refundedCents : centsOf(value);
  if (cents <= 0 || payment.refundedCents + cents > total)
    throw new Refusal(422, "REFUND_AMOUNT_EXCEEDED");
  payment.refundedCents += cents;
  payment.status = payment.refundedCents === total ? "REFUNDED" : "PARTIALLY_REFUNDED";
  const refund: FakeSaleRefund = {
    id: newId(17),
    sale_id: saleId,
    state: "completed",
    amount: { total: decimalsOf(cents), currency: payment.amount.currency_code },
  };
  world.state.saleRefunds.push(refund);
  world.emit("PAYMENT.SALE.REFUNDED", "refund", refund);
  return refund;
};
