import { approveOrder, createSigner, openDispute, refundCapture, renew } from "@spellwright/fakes";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { onBilling } from "../../../test/billing-suite.ts";
import { addPerson, expectLedgerToBalance, refusal } from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

describe("[BILL-10] payments when things go wrong", () => {
  onBilling((billing) => {
    const { skip, paymentsOf, capture } = billing;
    const boughtOf = async (userId: string): Promise<number> =>
      (await billing.app.status(userId)).zaps.bought_remaining;
    const outcomes = async () =>
      (await billing.database.db.select().from(schema.paymentEvents)).map(({ outcome }) => outcome);

    test.each(["down", "error", "silent", "lost"] as const)(
      "PayPal %s when a plan is begun: the page says so, nothing is charged, and the repeat is one subscription",
      async (fault) => {
        const me = await addPerson(billing.database);
        const before = billing.fake.world.state.subscriptions.length;
        billing.fake.fail(fault, /POST .*\/subscriptions$/);
        const failed = await billing.app.post(me, "subscription/create", { plan_id: "basic" });
        expect(refusal(failed)).toEqual({ status: 503, code: "PAYMENT_UNAVAILABLE" });
        billing.fake.recover();
        const again = await billing.app.post(me, "subscription/create", { plan_id: "basic" });
        expect(again.status).toBe(200);
        expect(billing.fake.world.state.subscriptions.length).toBe(before + 1);
      },
    );

    test.each(["down", "error", "silent"] as const)(
      "PayPal %s when the money is taken: the page says so, and it is finished later by itself, once",
      async (fault) => {
        const { userId } = await billing.app.subscriber("basic");
        billing.fake.deliveries.hold();
        const { orderId, order } = await billing.app.agreeToPack(userId);
        billing.fake.fail(fault, /capture$/);
        expect(refusal(await capture(userId, orderId)).code).toBe("PAYMENT_UNAVAILABLE");
        expect(await boughtOf(userId)).toBe(0);
        billing.fake.recover();
        skip(120_000);
        await billing.app.billing.work.run();
        expect(await boughtOf(userId)).toBe(10);
        expect(order.captures).toHaveLength(1);
      },
    );

    test("a time-out after the charge went through: nobody pays twice, and it counts", async () => {
      const { userId } = await billing.app.subscriber("basic");
      billing.fake.deliveries.hold();
      const { orderId, order } = await billing.app.agreeToPack(userId);
      billing.fake.fail("lost", /capture$/);
      expect(refusal(await capture(userId, orderId)).code).toBe("PAYMENT_UNAVAILABLE");
      expect(order.captures).toHaveLength(1);
      billing.fake.recover();
      expect((await capture(userId, orderId)).body.status).toBe("done");
      expect(await boughtOf(userId)).toBe(10);
      expect(order.captures).toHaveLength(1);
    });

    test("a refused token or a wrong secret is an outage to the person, and a line for us", async () => {
      const me = await addPerson(billing.database);
      billing.fake.fail("down", /oauth2/);
      billing.fake.expireTokens();
      const failed = await billing.app.post(me, "subscription/create", { plan_id: "basic" });
      expect(refusal(failed).code).toBe("PAYMENT_UNAVAILABLE");
    });

    describe("webhooks", () => {
      test("before the return and after it give the same", async () => {
        const { userId: early } = await billing.app.subscriber("basic");
        const first = await billing.app.agreeToPack(early);
        await billing.app.settle();
        expect((await capture(early, first.orderId)).body.status).toBe("done");
        const { userId: late } = await billing.app.subscriber("basic");
        billing.fake.deliveries.hold();
        const second = await billing.app.agreeToPack(late);
        await capture(late, second.orderId);
        await billing.fake.deliveries.release();
        await billing.app.settle();
        expect([await boughtOf(early), await boughtOf(late)]).toEqual([10, 10]);
      });

      test("late, doubled and in reverse they give the same", async () => {
        billing.fake.deliveries.hold();
        const { userId, subscription } = await billing.app.subscriber("basic");
        const { orderId } = await billing.app.agreeToPack(userId);
        await capture(userId, orderId);
        renew(billing.fake.world, subscription);
        await billing.fake.deliveries.release((events) => [...events, ...events].reverse());
        await billing.app.settle();
        expect(await billing.app.status(userId)).toMatchObject({
          plan: { id: "basic" },
          zaps: { monthly_remaining: 25, bought_remaining: 10 },
        });
        expect(await paymentsOf(userId)).toHaveLength(3);
        expect(new Set(await outcomes())).toEqual(new Set(["done"]));
      });

      test("a replay is known already, a forgery and another webhook's are refused", async () => {
        const { userId } = await billing.app.subscriber("basic");
        const { orderId } = await billing.app.agreeToPack(userId);
        await capture(userId, orderId);
        await billing.app.settle();
        const event = billing.fake.world.state.events.at(-1);
        if (event === undefined) throw new Error("nothing happened");
        const before = (await outcomes()).length;
        const { send } = billing.fake.deliveries;
        expect(await send(event)).toBe(200);
        expect(await send(event, { body: event.body.replace('"1.0"', '"1.1"') })).toBe(403);
        expect(await send(event, { signer: await createSigner() })).toBe(403);
        expect(await send(event, { webhookId: "WH-OTHER" })).toBe(403);
        expect(await send(event, { time: "2020-01-01T00:00:00Z" })).toBe(403);
        await billing.app.settle();
        expect(await outcomes()).toHaveLength(before);
        expect(await boughtOf(userId)).toBe(10);
      });

      test("every one of a life, sent again later and by many at once, changes nothing", async () => {
        const earlier = billing.fake.world.state.events.length;
        const { userId, subscription } = await billing.app.subscriber("basic");
        const { orderId, order } = await billing.app.agreeToPack(userId);
        await capture(userId, orderId);
        renew(billing.fake.world, subscription);
        await billing.app.settle();
        refundCapture(billing.fake.world, order.captures[0]?.id ?? "");
        await billing.app.settle();
        const read = async () => ({
          status: await billing.app.status(userId),
          payments: await paymentsOf(userId),
          outcomes: (await outcomes()).length,
        });
        const before = await read();
        const events = billing.fake.world.state.events.slice(earlier);
        expect(events.length).toBeGreaterThan(4);
        const again = [...events, ...events].reverse();
        const statuses = await Promise.all(
          again.map((event) => billing.fake.deliveries.send(event)),
        );
        expect(new Set(statuses)).toEqual(new Set([200]));
        await billing.app.settle();
        expect(await read()).toEqual(before);
        await expectLedgerToBalance(billing.database);
      });

      test("about something that was not made here it changes nothing", async () => {
        const { userId } = await billing.app.subscriber("basic");
        await billing.app.settle();
        for (const resource of [
          { id: "I-UNKNOWN", custom_id: userId },
          { id: "5O1UNKNOWN", supplementary_data: { related_ids: { order_id: "NONE" } } },
        ])
          for (const type of ["BILLING.SUBSCRIPTION.ACTIVATED", "PAYMENT.CAPTURE.COMPLETED"])
            billing.fake.world.emit(type, "any", resource);
        await billing.app.settle();
        expect(await outcomes()).toContain("foreign");
        expect(await boughtOf(userId)).toBe(0);
      });

      test("that cannot be checked now is asked for again; what fails is tried again later", async () => {
        const { userId } = await billing.app.subscriber("basic");
        billing.fake.deliveries.hold();
        const { orderId, order } = await billing.app.agreeToPack(userId);
        await capture(userId, orderId);
        openDispute(billing.fake.world, order.captures[0]?.id ?? "");
        billing.fake.fail("error", /disputes/);
        await billing.fake.deliveries.release();
        await billing.app.settle();
        expect(await outcomes()).toContain(null);
        expect(await boughtOf(userId)).toBe(10);
        billing.fake.recover();
        skip(60 * 60_000);
        await billing.app.settle();
        expect(await boughtOf(userId)).toBe(0);
      });
    });

    test("[BILL-08] the ledger is right after questions, purchases, refunds and disputes at once, in any order", async () => {
      const act = fc.constantFrom("ask", "buy", "refund", "dispute", "status");
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 8 }), async (acts) => {
          const { userId } = await billing.app.subscriber("basic");
          const { orders } = billing.fake.world.state;
          const ownPaid = () =>
            orders.findLast(
              (order) => mine.has(order.custom_id ?? "") && order.captures[0]?.refundedCents === 0,
            )?.captures[0]?.id;
          const mine = new Set<string>();
          await Promise.all(
            acts.map(async (name) => {
              if (name === "ask") await billing.app.ask(userId);
              if (name === "status") await billing.app.status(userId);
              if (name === "buy") {
                const { body } = await billing.app.post(userId, "overage/order", { zaps: 10 });
                mine.add(body.id);
                const order = billing.app.orderAt(body.approval_url);
                if (order.status === "PAYER_ACTION_REQUIRED")
                  approveOrder(billing.fake.world, order);
                await capture(userId, body.id);
              }
              const paid = ownPaid();
              if (name === "dispute" && paid !== undefined) openDispute(billing.fake.world, paid);
              if (name === "refund" && paid !== undefined) refundCapture(billing.fake.world, paid);
            }),
          );
          await billing.app.settle();
          await expectLedgerToBalance(billing.database);
          const rows = await billing.database.db.select().from(schema.payments);
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
    });
  });
});
