import { createServer } from "node:http";
import {
  approveOrder,
  approveSubscription,
  completeCapture,
  createSigner,
  type FakePayPal,
  openDispute,
  refundCapture,
  refundSale,
  resolveDispute,
  startFakePayPal,
} from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPayPal, type PayPal } from "./create-paypal.ts";
import { PayPalError } from "./paypal-error.ts";
import { startReceiver } from "./receiver-for-tests.ts";

const WEBHOOK_ID = "WH-TEST";
const journey = {
  returnUrl: "http://127.0.0.1:3000/fr/subscription-success?plan_id=basic",
  cancelUrl: "http://127.0.0.1:3000/fr/subscription-cancelled",
  language: "fr",
} as const;

const refusalOf = (called: Promise<unknown>): Promise<string> =>
  called.then(
    () => "none",
    (error: unknown) =>
      error instanceof PayPalError ? `${error.failure} ${error.issue}` : `another: ${error}`,
  );

describe("[BILL-10] PayPal's REST API", () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let fake: FakePayPal;
  let paypal: PayPal;
  beforeAll(async () => {
    receiver = await startReceiver();
    fake = await startFakePayPal({
      webhook: { id: WEBHOOK_ID, url: receiver.url },
      text: (key) => key,
    });
  });
  beforeEach(() => {
    fake.deliveries.hold();
    paypal = createPayPal({ ...fake, webhookId: WEBHOOK_ID, timeoutMs: 500 });
  });
  afterEach(async () => {
    fake.recover();
    fake.captureAs("COMPLETED");
    await fake.deliveries.release(() => []);
    receiver.received.length = 0;
  });
  afterAll(async () => {
    await fake.close();
    receiver.close();
  });

  const basic = { name: "Basic", cents: 500, currency: "EUR" };
  const planId = async () => paypal.catalog.plan(await paypal.catalog.product(), basic);
  const order = (id: string) =>
    paypal.orders.create({ id, cents: 250, currency: "EUR", description: "10 zaps", ...journey });
  const approved = async (id: string) => {
    const made = await order(id);
    const known = fake.world.state.orders.find((each) => each.id === made.id);
    if (known === undefined) throw new Error("the order is not there");
    approveOrder(fake.world, known);
    return made.id;
  };
  const subscribed = async (id: string) => {
    const made = await paypal.subscriptions.create(
      { id, planId: await planId(), startAt: null, ...journey },
      id,
    );
    const known = fake.world.state.subscriptions.find((each) => each.id === made.id);
    if (known === undefined) throw new Error("the subscription is not there");
    return { made, known };
  };

  test("the token is fetched once, and anew after PayPal forgot it", async () => {
    await order("token-1");
    fake.expireTokens();
    expect((await order("token-2")).status).toBe("PAYER_ACTION_REQUIRED");
    const stranger = createPayPal({ ...fake, clientSecret: "wrong", webhookId: WEBHOOK_ID });
    expect(await refusalOf(stranger.catalog.product())).toBe("refused invalid_client");
  });

  test("product and plans are found or made, each once", async () => {
    const first = await planId();
    expect(await planId()).toBe(first);
    expect(fake.world.state.products).toHaveLength(1);
    const pro = { name: "Pro", cents: 2000, currency: "EUR" };
    expect(await paypal.catalog.plan(await paypal.catalog.product(), pro)).not.toBe(first);
    const plan = fake.world.state.plans.find(({ id }) => id === first);
    if (plan === undefined) throw new Error("the plan is not there");
    plan.price = { value: "7.00", currency_code: "EUR" };
    expect(await planId()).not.toBe(first);
  });

  test("an order is made once for its id, agreed to, captured once", async () => {
    const made = await order("order-1");
    expect(made.approvalUrl).toMatch(/\/checkoutnow\?token=/);
    expect((await order("order-1")).id).toBe(made.id);
    expect(await refusalOf(paypal.orders.capture(made.id, "c"))).toBe("refused ORDER_NOT_APPROVED");
    const known = fake.world.state.orders.find(({ id }) => id === made.id);
    if (known !== undefined) approveOrder(fake.world, known);
    const captured = await paypal.orders.capture(made.id, "c");
    expect(captured.captures).toMatchObject([
      { status: "COMPLETED", amount: { cents: 250, currency: "EUR" }, customId: "order-1" },
    ]);
    expect((await paypal.orders.capture(made.id, "c")).captures).toEqual(captured.captures);
    expect(await refusalOf(paypal.orders.capture(made.id, "other"))).toBe(
      "refused ORDER_ALREADY_CAPTURED",
    );
    const [capture] = captured.captures;
    expect(await paypal.orders.ofCapture(capture?.id ?? "")).toBe(made.id);
    refundCapture(fake.world, capture?.id ?? "", "1.00");
    expect(await paypal.orders.read(made.id)).toMatchObject({
      refundedCents: 100,
      captures: [{ status: "PARTIALLY_REFUNDED" }],
    });
  });

  test("captures wait or are declined", async () => {
    fake.captureAs("PENDING");
    const pending = await paypal.orders.capture(await approved("order-2"), "c2");
    expect(pending.captures[0]?.status).toBe("PENDING");
    completeCapture(fake.world, pending.captures[0]?.id ?? "");
    expect((await paypal.orders.read(pending.id)).captures[0]?.status).toBe("COMPLETED");
    fake.captureAs("DECLINED");
    const declined = paypal.orders.capture(await approved("order-3"), "c3");
    expect(await refusalOf(declined)).toBe("refused INSTRUMENT_DECLINED");
  });

  test("a subscription is agreed to, charged, revised, cancelled, given back", async () => {
    const { made, known } = await subscribed("sub-1");
    expect(made).toMatchObject({ status: "APPROVAL_PENDING", customId: "sub-1" });
    approveSubscription(fake.world, known);
    const now = Date.now();
    const payments = await paypal.subscriptions.transactions(
      made.id,
      new Date(now - 60_000),
      new Date(now + 60_000),
    );
    expect(payments).toMatchObject([{ status: "COMPLETED", amount: { cents: 500 } }]);
    const sale = payments[0]?.id ?? "";
    expect(await paypal.subscriptions.ofSale(sale)).toBe(made.id);
    const other = await paypal.catalog.plan(await paypal.catalog.product(), {
      ...basic,
      cents: 600,
    });
    expect(await paypal.subscriptions.revise(made.id, other, journey)).toMatch(/ba_token=/);
    approveSubscription(fake.world, known);
    expect(await paypal.subscriptions.read(made.id)).toMatchObject({
      planId: other,
      status: "ACTIVE",
      nextChargeAt: expect.any(String),
    });
    const money = { cents: 200, currency: "EUR" };
    const refund = await paypal.subscriptions.refund(sale, money, "r1");
    expect(await paypal.subscriptions.refund(sale, money, "r1")).toBe(refund);
    expect(known.payments[0]?.refundedCents).toBe(200);
    expect(await paypal.subscriptions.readRefund(refund)).toEqual({
      saleId: sale,
      money,
      isGiven: true,
    });
    expect(await refusalOf(paypal.subscriptions.readRefund("NONE"))).toMatch(/^refused /);
    await paypal.subscriptions.cancel(made.id, "test");
    expect(await paypal.subscriptions.read(made.id)).toMatchObject({
      status: "CANCELLED",
      nextChargeAt: null,
    });
    expect(await refusalOf(paypal.subscriptions.cancel(made.id, "test"))).toBe(
      "refused SUBSCRIPTION_STATUS_INVALID",
    );
    expect(await refusalOf(paypal.subscriptions.read("I-SIMULATED"))).toBe(
      "refused INVALID_RESOURCE_ID",
    );
    refundSale(fake.world, sale);
    expect(known.payments[0]?.status).toBe("REFUNDED");
  });

  test("a dispute stays until somebody wins it", async () => {
    const { id } = await paypal.orders.capture(await approved("order-4"), "c4");
    const capture = (await paypal.orders.read(id)).captures[0]?.id ?? "";
    const dispute = openDispute(fake.world, capture);
    const read = () => paypal.disputes.read(dispute.dispute_id);
    expect(await read()).toMatchObject({ standing: "open", transactionIds: [capture] });
    resolveDispute(fake.world, dispute, "RESOLVED_SELLER_FAVOUR");
    expect((await read()).standing).toBe("won");
    resolveDispute(fake.world, dispute, "RESOLVED_BUYER_FAVOUR");
    expect((await read()).standing).toBe("lost");
  });

  describe("when PayPal fails", () => {
    test.each(["down", "error", "silent"] as const)("%s is an outage", async (fault) => {
      fake.fail(fault, /\/v2\/checkout/);
      expect(await refusalOf(order("outage"))).toMatch(/^unavailable/);
    });

    test("an answer that is lost after the deed is found by the same request id", async () => {
      const id = await approved("order-5");
      fake.fail("lost", /capture$/, 1);
      const captured = await paypal.orders.capture(id, "c5");
      expect(captured.captures).toHaveLength(1);
      expect(fake.calls.filter((call) => call.endsWith(`${id}/capture`))).toHaveLength(2);
    });

    test("what cannot be repeated safely is not repeated", async () => {
      const { made, known } = await subscribed("sub-2");
      approveSubscription(fake.world, known);
      fake.fail("error", /cancel$/, 1);
      expect(await refusalOf(paypal.subscriptions.cancel(made.id, "test"))).toMatch(/^unavailable/);
      expect(known.status).toBe("ACTIVE");
    });
  });

  describe("[BILL-10] webhooks", () => {
    const deliver = async (forged: Parameters<FakePayPal["deliveries"]["send"]>[1] = {}) => {
      await approved(`event-${Math.random()}`);
      const event = fake.world.state.events.at(-1);
      if (event === undefined) throw new Error("nothing happened");
      await fake.deliveries.send(event, forged);
      const sent = receiver.received.at(-1);
      if (sent === undefined) throw new Error("nothing arrived");
      return sent;
    };

    test("a genuine one is read", async () => {
      const { headers, body } = await deliver();
      const event = await paypal.webhooks.verify(headers, body);
      expect(event).toMatchObject({ event_type: "CHECKOUT.ORDER.APPROVED" });
    });

    test("a changed body, another webhook's and an unsigned one are refused", async () => {
      const genuine = await deliver();
      const changed = genuine.body.replace("2.50", "0.01");
      expect(await paypal.webhooks.verify(genuine.headers, changed)).toBeNull();
      const foreign = await deliver({ webhookId: "WH-OTHER" });
      expect(await paypal.webhooks.verify(foreign.headers, foreign.body)).toBeNull();
      expect(await paypal.webhooks.verify(new Headers(), genuine.body)).toBeNull();
      expect(await paypal.webhooks.verify(genuine.headers, "no JSON")).toBeNull();
    });

    test("a certificate from elsewhere is not even fetched", async () => {
      const forger = await createSigner();
      const fetched: string[] = [];
      const evil = createServer((request, response) => {
        fetched.push(request.url ?? "");
        response.end(forger.certificate);
      });
      await new Promise<void>((resolve) => evil.listen(0, "127.0.0.1", resolve));
      const address = evil.address();
      const port = typeof address === "object" ? address?.port : 0;
      for (const certificateUrl of [
        `http://127.0.0.1:${port}/v1/notifications/certs/CERT-1`,
        fake.certificateUrl.replace("http://", "http://api.paypal.com@"),
        `${fake.certificateUrl}/../../evil`,
        "https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1",
      ]) {
        const { headers, body } = await deliver({ signer: forger, certificateUrl });
        expect(await paypal.webhooks.verify(headers, body), certificateUrl).toBeNull();
      }
      expect(fetched).toEqual([]);
      evil.close();
    });

    test("the real client takes certificates from https addresses of paypal.com only", async () => {
      const live = createPayPal({ ...fake, apiUrl: "https://api-m.paypal.com", webhookId: "W" });
      const { headers, body } = await deliver();
      // A certificate of the local server is nothing to PayPal's client.
      expect(await live.webhooks.verify(headers, body)).toBeNull();
    });

    test("another key behind the right address, and one that is too old, are refused", async () => {
      const { headers, body } = await deliver({ signer: await createSigner() });
      expect(await paypal.webhooks.verify(headers, body)).toBeNull();
      const old = await deliver({ time: new Date(Date.now() - 5 * 86_400_000).toISOString() });
      expect(await paypal.webhooks.verify(old.headers, old.body)).toBeNull();
    });

    test("without PayPal's own verification the signature counts, against it nothing does", async () => {
      const { headers, body } = await deliver();
      fake.fail("error", /verify-webhook-signature/);
      expect(await paypal.webhooks.verify(headers, body)).not.toBeNull();
    });

    test("a certificate that cannot be fetched is an outage: PayPal sends the event again", async () => {
      const { headers, body } = await deliver();
      headers.set("paypal-cert-url", fake.certificateUrl.replace("CERT-", "CERT-missing-"));
      expect(await refusalOf(paypal.webhooks.verify(headers, body))).toMatch(/^unavailable/);
    });
  });
});
