import {
  approveOrder,
  approveSubscription,
  createSigner,
  openDispute,
  refundCapture,
  renew,
} from "@spellwright/fakes";
import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type BillingApp,
  createBillingApp,
  type PayPalStage,
  startPayPal,
} from "../../../test/billing-app.ts";
import { onDatabase } from "../../../test/databases.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  refusal,
} from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

describe("[BILL-10] payments when things go wrong", () => {
  let stage: PayPalStage;
  beforeAll(async () => {
    stage = await startPayPal();
  });
  afterAll(() => stage.close());

  onDatabase((open) => {
    let app: BillingApp;
    let skipped: number;
    beforeEach(() => {
      skipped = 0;
      app = createBillingApp(open(), stage, () => new Date(Date.now() + skipped));
    });
    afterEach(async () => {
      stage.fake.recover();
      stage.fake.captureAs("COMPLETED");
      await stage.fake.deliveries.release(() => []);
      await app.settle();
      await expectLedgerToBalance(open());
    });
    const boughtOf = async (userId: string): Promise<number> =>
      (await app.status(userId)).zaps.bought_remaining;
    const capture = (userId: string, orderId: string, zaps = 10) =>
      app.post(userId, "overage/capture", { orderId, zaps });
    const outcomes = async () =>
      (await open().db.select().from(schema.paymentEvents)).map(({ outcome }) => outcome);

    test.each(["down", "error", "silent", "lost"] as const)(
      "PayPal %s when a plan is begun: told, nothing charged, and the repeat is one subscription",
      async (fault) => {
        const me = await addPerson(open());
        const before = stage.fake.world.state.subscriptions.length;
        stage.fake.fail(fault, /POST .*\/subscriptions$/);
        const failed = await app.post(me, "subscription/create", { plan_id: "basic" });
        expect(refusal(failed)).toEqual({ status: 503, code: "PAYMENT_UNAVAILABLE" });
        stage.fake.recover();
        const again = await app.post(me, "subscription/create", { plan_id: "basic" });
        expect(again.status).toBe(200);
        expect(stage.fake.world.state.subscriptions.length).toBe(before + 1);
      },
      20_000,
    );

    test.each(["down", "error", "silent"] as const)(
      "PayPal %s when the money is taken: told, and finished later by itself, once",
      async (fault) => {
        const { userId } = await app.subscriber("basic");
        stage.fake.deliveries.hold();
        const { orderId, order } = await app.agreeToPack(userId);
        stage.fake.fail(fault, /capture$/);
        expect(refusal(await capture(userId, orderId)).code).toBe("PAYMENT_UNAVAILABLE");
        expect(await boughtOf(userId)).toBe(0);
        stage.fake.recover();
        skipped = 120_000;
        await app.billing.work.run();
        expect(await boughtOf(userId)).toBe(10);
        expect(order.captures).toHaveLength(1);
      },
      20_000,
    );

    test("a time-out after the charge went through: nobody pays twice, and it counts", async () => {
      const { userId } = await app.subscriber("basic");
      stage.fake.deliveries.hold();
      const { orderId, order } = await app.agreeToPack(userId);
      stage.fake.fail("lost", /capture$/);
      expect(refusal(await capture(userId, orderId)).code).toBe("PAYMENT_UNAVAILABLE");
      expect(order.captures).toHaveLength(1);
      stage.fake.recover();
      expect((await capture(userId, orderId)).body.status).toBe("done");
      expect(await boughtOf(userId)).toBe(10);
      expect(order.captures).toHaveLength(1);
    });

    test("the token is refused, the secret is wrong: an outage to the person, a line for us", async () => {
      const me = await addPerson(open());
      stage.fake.fail("down", /oauth2/);
      stage.fake.expireTokens();
      const failed = await app.post(me, "subscription/create", { plan_id: "basic" });
      expect(refusal(failed).code).toBe("PAYMENT_UNAVAILABLE");
    });

    describe("[ERR-01] what the person is told", () => {
      const inFrench = { "accept-language": "fr" };
      test.each(["subscription/create", "overage/order"])(
        "no payments on this server: %s",
        async (path) => {
          const plain = createOracleApp(open());
          const me = await addPerson(open(), "basic");
          const body = path === "overage/order" ? { zaps: 10 } : { plan_id: "pro" };
          const answer = await plain.call("POST", `/api/billing/${path}`, me, {
            body,
            headers: inFrench,
          });
          expect(refusal(answer)).toEqual({ status: 404, code: "PAYMENTS_NOT_CONFIGURED" });
          expect(answer.body.error).toBe("Le paiement n’est pas configuré sur ce serveur.");
        },
      );

      test("PayPal refuses for good", async () => {
        const { userId } = await app.subscriber("basic");
        stage.fake.deliveries.hold();
        const first = await app.agreeToPack(userId);
        await capture(userId, first.orderId);
        const second = await app.agreeToPack(userId);
        second.order.invoice_id = first.order.invoice_id;
        expect(refusal(await capture(userId, second.orderId))).toEqual({
          status: 409,
          code: "PAYMENT_REFUSED",
        });
        expect(refusal(await capture(userId, second.orderId)).code).toBe("PAYMENT_REFUSED");
        expect(await boughtOf(userId)).toBe(10);
      });

      test("PayPal names no page to agree on", async () => {
        const me = await addPerson(open());
        stage.fake.fail("lost", /POST .*\/subscriptions$/);
        await app.post(me, "subscription/create", { plan_id: "basic" });
        stage.fake.recover();
        stage.fake.deliveries.hold();
        const made = stage.fake.world.state.subscriptions.at(-1);
        if (made !== undefined) approveSubscription(stage.fake.world, made);
        const answer = await app.post(me, "subscription/create", { plan_id: "basic" });
        expect(refusal(answer)).toEqual({ status: 503, code: "APPROVAL_URL_MISSING" });
      });

      test("a webhook that nobody signed", async () => {
        const answer = await app.call("POST", "/api/billing/webhook", null, { body: { id: "x" } });
        expect(refusal(answer)).toEqual({ status: 403, code: "FORBIDDEN" });
      });
    });

    describe("webhooks", () => {
      test("before the return and after it give the same", async () => {
        const { userId: early } = await app.subscriber("basic");
        const first = await app.agreeToPack(early);
        await app.settle();
        expect((await capture(early, first.orderId)).body.status).toBe("done");
        const { userId: late } = await app.subscriber("basic");
        stage.fake.deliveries.hold();
        const second = await app.agreeToPack(late);
        await capture(late, second.orderId);
        await stage.fake.deliveries.release();
        await app.settle();
        expect([await boughtOf(early), await boughtOf(late)]).toEqual([10, 10]);
      });

      test("late, doubled and in reverse they give the same", async () => {
        stage.fake.deliveries.hold();
        const { userId, subscription } = await app.subscriber("basic");
        const { orderId } = await app.agreeToPack(userId);
        await capture(userId, orderId);
        renew(stage.fake.world, subscription);
        await stage.fake.deliveries.release((events) => [...events, ...events].reverse());
        await app.settle();
        expect(await app.status(userId)).toMatchObject({
          plan: { id: "basic" },
          zaps: { monthly_remaining: 25, bought_remaining: 10 },
        });
        expect((await app.call("GET", "/api/billing/payments", userId)).body.items).toHaveLength(3);
        expect(new Set(await outcomes())).toEqual(new Set(["done"]));
      });

      test("a replay is known already, a forgery and another webhook's are refused", async () => {
        const { userId } = await app.subscriber("basic");
        const { orderId } = await app.agreeToPack(userId);
        await capture(userId, orderId);
        await app.settle();
        const event = stage.fake.world.state.events.at(-1);
        if (event === undefined) throw new Error("nothing happened");
        const before = (await outcomes()).length;
        const { send } = stage.fake.deliveries;
        expect(await send(event)).toBe(200);
        expect(await send(event, { body: event.body.replace('"1.0"', '"1.1"') })).toBe(403);
        expect(await send(event, { signer: await createSigner() })).toBe(403);
        expect(await send(event, { webhookId: "WH-OTHER" })).toBe(403);
        expect(await send(event, { time: "2020-01-01T00:00:00Z" })).toBe(403);
        await app.settle();
        expect(await outcomes()).toHaveLength(before);
        expect(await boughtOf(userId)).toBe(10);
      });

      test("about something that was not made here it changes nothing", async () => {
        const { userId } = await app.subscriber("basic");
        await app.settle();
        for (const resource of [
          { id: "I-UNKNOWN", custom_id: userId },
          { id: "5O1UNKNOWN", supplementary_data: { related_ids: { order_id: "NONE" } } },
        ])
          for (const type of ["BILLING.SUBSCRIPTION.ACTIVATED", "PAYMENT.CAPTURE.COMPLETED"])
            stage.fake.world.emit(type, "any", resource);
        await app.settle();
        expect(await outcomes()).toContain("foreign");
        expect(await boughtOf(userId)).toBe(0);
      });

      test("that cannot be checked now is asked for again; what fails is tried again later", async () => {
        const { userId } = await app.subscriber("basic");
        stage.fake.deliveries.hold();
        const { orderId, order } = await app.agreeToPack(userId);
        await capture(userId, orderId);
        openDispute(stage.fake.world, order.captures[0]?.id ?? "");
        stage.fake.fail("error", /disputes/);
        await stage.fake.deliveries.release();
        await app.settle();
        expect(await outcomes()).toContain(null);
        expect(await boughtOf(userId)).toBe(10);
        stage.fake.recover();
        skipped = 60 * 60_000;
        await app.settle();
        expect(await boughtOf(userId)).toBe(0);
      });
    });

    test("[BILL-08] asks, purchases, refunds and disputes at once, in any order: the ledger is right", async () => {
      const act = fc.constantFrom("ask", "buy", "refund", "dispute", "status");
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 8 }), async (acts) => {
          const { userId } = await app.subscriber("basic");
          const { orders } = stage.fake.world.state;
          const ownPaid = () =>
            orders.findLast(
              (order) => mine.has(order.custom_id ?? "") && order.captures[0]?.refundedCents === 0,
            )?.captures[0]?.id;
          const mine = new Set<string>();
          await Promise.all(
            acts.map(async (name) => {
              if (name === "ask") await app.ask(userId);
              if (name === "status") await app.status(userId);
              if (name === "buy") {
                const { body } = await app.post(userId, "overage/order", { zaps: 10 });
                mine.add(body.id);
                const order = app.orderAt(body.approval_url);
                if (order.status === "PAYER_ACTION_REQUIRED") approveOrder(stage.fake.world, order);
                await capture(userId, body.id);
              }
              const paid = ownPaid();
              if (name === "dispute" && paid !== undefined) openDispute(stage.fake.world, paid);
              if (name === "refund" && paid !== undefined) refundCapture(stage.fake.world, paid);
            }),
          );
          await app.settle();
          await expectLedgerToBalance(open());
          const rows = await open().db.select().from(schema.payments);
          const kept = rows.filter(
            (row) =>
              row.userId === userId &&
              row.zaps !== null &&
              row.dispute === null &&
              !row.refundedCents,
          );
          expect(await boughtOf(userId)).toBe(10 * kept.length);
        }),
        { numRuns: 8 },
      );
    }, 60_000);
  });
});
