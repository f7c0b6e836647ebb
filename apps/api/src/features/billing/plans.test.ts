import { approveSubscription, renew } from "@spellwright/fakes";
import { describe, expect, test } from "vitest";
import { onBilling } from "../../../test/billing-suite.ts";
import { addPerson, refusal } from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describe("plans", () => {
  onBilling((billing) => {
    const { skip, zapsOf, planOf, activate, mailsOf } = billing;

    describe("[BILL-04] a plan", () => {
      test("is bought: agreed to at PayPal, looked up there, and in force at once", async () => {
        const me = await addPerson(billing.database);
        await billing.app.ask(me);
        const subscription = await billing.app.agreeToPlan(me, "basic");
        expect(await activate(me, subscription.id, "basic")).toMatchObject({
          status: 200,
          body: { plan_id: "basic", status: "done" },
        });
        const status = await billing.app.status(me);
        expect(status).toMatchObject({
          plan: { id: "basic" },
          zaps: { monthly_remaining: 24 },
          subscription: {
            plan: "basic",
            status: "active",
            next_charge_cents: 500,
            next_plan: "basic",
          },
          payments: "paypal",
        });
        const { body } = await billing.app.call("GET", "/api/billing/payments", me);
        expect(body.items).toMatchObject([
          {
            plan: "basic",
            amount_cents: 500,
            refunded_cents: 0,
            receipt_number: expect.stringMatching(/^SW-\d{4}-\d{6}$/),
          },
        ]);
      });

      test("[T-10] [BILL-07] bought near the end of a month and cancelled after it counts once", async () => {
        const now = billing.now();
        const turn = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
        skip(turn - 60 * 60 * 1000 - now.getTime());
        const { userId: me } = await billing.app.subscriber("pro");
        for (let times = 0; times < 40; times += 1)
          expect((await billing.app.ask(me)).status).toBe(200);
        expect(await zapsOf(me)).toMatchObject({ monthly_remaining: 60 });
        skip(2 * 60 * 60 * 1000);
        await billing.app.post(me, "subscription/cancel");
        // 100 are paid, 40 of them used in the old month. Ten of the new month are everybody's.
        expect(await planOf(me)).toBe("pro");
        expect(await zapsOf(me)).toMatchObject({ monthly_remaining: 70 });
        skip(40 * DAY_MS);
        await billing.app.settle();
        expect(await zapsOf(me)).toMatchObject({ monthly_remaining: 10 });
      });

      test("[BILL-13] is nothing before PayPal says so, and a simulated id is refused", async () => {
        const me = await addPerson(billing.database);
        const { body } = await billing.app.post(me, "subscription/create", { plan_id: "pro" });
        expect(refusal(await activate(me, body.subscription_id, "pro"))).toEqual({
          status: 409,
          code: "PAYMENT_NOT_APPROVED",
        });
        for (const id of ["I-SIMULATED", "sim_123", "simulated"])
          expect(refusal(await activate(me, id, "pro"))).toEqual({
            status: 404,
            code: "PAYMENT_NOT_FOUND",
          });
        expect(await planOf(me)).toBe("free");
      });

      test("[BILL-13] of another person is missing, and another plan than the one paid is refused", async () => {
        const [me, other] = [await addPerson(billing.database), await addPerson(billing.database)];
        const mine = await billing.app.agreeToPlan(me, "basic");
        expect(refusal(await activate(other, mine.id, "basic")).code).toBe("PAYMENT_NOT_FOUND");
        expect(refusal(await activate(me, mine.id, "pro")).code).toBe("PAYMENT_MISMATCH");
        expect(await planOf(other)).toBe("free");
        expect((await billing.app.status(me)).zaps.monthly_remaining).toBeLessThanOrEqual(25);
      });

      test("[BILL-13] paid with another amount, or bound to another account, gives nothing", async () => {
        const me = await addPerson(billing.database);
        billing.fake.deliveries.hold();
        const cheap = await billing.app.agreeToPlan(me, "pro");
        for (const payment of cheap.payments)
          payment.amount = { value: "0.01", currency_code: "EUR" };
        expect(refusal(await activate(me, cheap.id, "pro")).code).toBe("PAYMENT_MISMATCH");
        const dollars = await addPerson(billing.database);
        const foreign = await billing.app.agreeToPlan(dollars, "pro");
        for (const payment of foreign.payments)
          payment.amount = { value: "20.00", currency_code: "USD" };
        expect(refusal(await activate(dollars, foreign.id, "pro")).code).toBe("PAYMENT_MISMATCH");
        const thief = await addPerson(billing.database);
        const stolen = await billing.app.agreeToPlan(thief, "pro");
        stolen.custom_id = "somebody else";
        expect(refusal(await activate(thief, stolen.id, "pro")).code).toBe("PAYMENT_MISMATCH");
        for (const person of [me, dollars, thief]) expect(await planOf(person)).toBe("free");
      });

      test("a double click and two tabs begin one subscription", async () => {
        const me = await addPerson(billing.database);
        const answers = await Promise.all(
          Array.from({ length: 5 }, () =>
            billing.app.post(me, "subscription/create", { plan_id: "basic" }),
          ),
        );
        expect(new Set(answers.map(({ body }) => body.subscription_id)).size).toBe(1);
        expect(new Set(answers.map(({ body }) => body.approval_url)).size).toBe(1);
      });

      test("the webhook alone activates a plan whose window was closed before the return", async () => {
        const me = await addPerson(billing.database);
        await billing.app.agreeToPlan(me, "pro");
        await billing.app.settle();
        expect(await planOf(me)).toBe("pro");
      });

      test("refuses to sell a plan that the account already has", async () => {
        const { userId } = await billing.app.subscriber("basic");
        const again = await billing.app.post(userId, "subscription/create", { plan_id: "basic" });
        expect(refusal(again)).toEqual({ status: 409, code: "PLAN_ALREADY_YOURS" });
      });

      test("deleted at PayPal, or with another price there, is made anew", async () => {
        await billing.app.subscriber("basic");
        for (const plan of billing.fake.world.state.plans) plan.status = "INACTIVE";
        const { userId } = await billing.app.subscriber("basic");
        expect(await planOf(userId)).toBe("basic");
      });
    });

    describe("[BILL-07] another plan in the middle of a month", () => {
      test("a dearer one is paid at once: the old one ends and its unused days are given back", async () => {
        const { userId, subscription: basic } = await billing.app.subscriber("basic");
        for (let asked = 0; asked < 3; asked += 1) await billing.app.ask(userId);
        skip(15 * DAY_MS);
        const before = (await zapsOf(userId)).monthly_remaining;
        const pro = await billing.app.agreeToPlan(userId, "pro");
        expect((await activate(userId, pro.id, "pro")).body.planned).toBeNull();
        await billing.app.settle();
        expect((await zapsOf(userId)).monthly_remaining).toBe(before + 75);
        expect(basic.status).toBe("CANCELLED");
        const refunded = basic.payments[0]?.refundedCents ?? 0;
        expect(refunded).toBeGreaterThan(200);
        expect(refunded).toBeLessThan(300);
        await billing.app.settle();
        expect(basic.payments[0]?.refundedCents).toBe(refunded);
        expect((await billing.app.status(userId)).subscription).toMatchObject({
          plan: "pro",
          status: "active",
          next_charge_cents: 2000,
        });
      });

      test("a cheaper one is agreed to now and charged from the next month; the dear one stays until then", async () => {
        const { userId, subscription } = await billing.app.subscriber("pro");
        const { body } = await billing.app.post(userId, "subscription/create", {
          plan_id: "basic",
        });
        expect(body.subscription_id).toBe(subscription.id);
        // The messages of the first plan have come. The person comes back before the next one does.
        await billing.app.settle();
        billing.fake.deliveries.hold();
        approveSubscription(billing.fake.world, subscription);
        const { body: agreed } = await activate(userId, subscription.id, "basic");
        await billing.fake.deliveries.release();
        const status = await billing.app.status(userId);
        expect(status).toMatchObject({
          plan: { id: "pro" },
          subscription: { plan: "pro", next_plan: "basic", next_charge_cents: 500 },
        });
        expect(agreed).toEqual({
          plan_id: "basic",
          status: "done",
          already_active: false,
          planned: { starts_at: status.subscription.next_charge_at, until_then: "pro" },
        });
        skip(31 * DAY_MS);
        renew(billing.fake.world, subscription);
        await billing.app.settle();
        expect(await planOf(userId)).toBe("basic");
        skip(DAY_MS);
        expect(await planOf(userId)).toBe("basic");
      });
    });

    test("[BILL-07] a cheaper plan that is taken back before it began leaves one subscription, as dear as before", async () => {
      const { userId, subscription } = await billing.app.subscriber("pro");
      for (const plan of ["basic", "pro"] as const) {
        const { body } = await billing.app.post(userId, "subscription/create", { plan_id: plan });
        expect(body.subscription_id).toBe(subscription.id);
        approveSubscription(billing.fake.world, subscription);
        expect((await activate(userId, subscription.id, plan)).body.status).toBe("done");
      }
      expect((await billing.app.status(userId)).subscription).toMatchObject({
        plan: "pro",
        next_plan: "pro",
        next_charge_cents: 2000,
      });
      expect(subscription.payments).toHaveLength(1);
    });

    describe("[BILL-11] the end of a plan", () => {
      test("a cancelled one has no more charges, and stays until the end of what is paid; then it is free", async () => {
        const { userId, subscription } = await billing.app.subscriber("basic");
        for (let asked = 0; asked < 6; asked += 1) await billing.app.ask(userId);
        const { body } = await billing.app.post(userId, "subscription/cancel");
        expect(new Date(body.access_until).getTime()).toBeGreaterThan(Date.now() + 27 * DAY_MS);
        expect(subscription.status).toBe("CANCELLED");
        expect(await billing.app.status(userId)).toMatchObject({
          plan: { id: "basic" },
          subscription: { status: "cancelled", next_charge_at: null },
        });
        expect(refusal(await billing.app.post(userId, "subscription/cancel")).code).toBe(
          "SUBSCRIPTION_NONE",
        );
        skip(32 * DAY_MS);
        expect(await planOf(userId)).toBe("free");
        await billing.app.settle();
        await billing.app.settle();
        expect(mailsOf("plan_ended")).toHaveLength(1);
      });

      test("taken again before its end, nothing is paid twice: the first charge comes at the end", async () => {
        const { userId } = await billing.app.subscriber("basic");
        await billing.app.post(userId, "subscription/cancel");
        const next = await billing.app.agreeToPlan(userId, "basic");
        expect(next.payments).toEqual([]);
        expect((await activate(userId, next.id, "basic")).body).toMatchObject({
          status: "done",
          planned: null,
        });
        expect(await billing.app.status(userId)).toMatchObject({
          plan: { id: "basic" },
          subscription: { status: "active", next_charge_cents: 500 },
        });
        expect(new Date(next.start_time).getTime()).toBeGreaterThan(Date.now() + 27 * DAY_MS);
      });

      test("a cheaper plan taken before the end begins there, and the answer says so", async () => {
        const { userId } = await billing.app.subscriber("pro");
        const { body } = await billing.app.post(userId, "subscription/cancel");
        billing.fake.deliveries.hold();
        const next = await billing.app.agreeToPlan(userId, "basic");
        expect((await activate(userId, next.id, "basic")).body).toEqual({
          plan_id: "basic",
          status: "done",
          already_active: false,
          planned: { starts_at: body.access_until, until_then: "pro" },
        });
        expect(await planOf(userId)).toBe("pro");
      });

      test("a wish made while PayPal is away holds, and PayPal hears of it later", async () => {
        const { userId, subscription } = await billing.app.subscriber("basic");
        billing.fake.fail("down", /cancel$/);
        expect((await billing.app.post(userId, "subscription/cancel")).status).toBe(200);
        expect((await billing.app.status(userId)).subscription.status).toBe("cancelled");
        expect(subscription.status).toBe("ACTIVE");
        billing.fake.recover();
        await billing.app.settle();
        expect(subscription.status).toBe("CANCELLED");
      });

      test("a deleted account is not charged any more; what was paid stays in the books", async () => {
        const { subscription } = await billing.app.subscriber("basic");
        await billing.database.db.delete(schema.user);
        await billing.app.settle();
        expect(subscription.status).toBe("CANCELLED");
        expect(await billing.database.db.select().from(schema.payments)).toMatchObject([
          { userId: null },
        ]);
      });
    });

    test("[BILL-09] priority support is for the plan that has it", async () => {
      const { userId: basic } = await billing.app.subscriber("basic");
      const { userId: pro } = await billing.app.subscriber("pro");
      expect((await billing.app.status(basic)).priority_support).toBeNull();
      expect((await billing.app.status(pro)).priority_support).toBe("support@example.org");
    });
  });
});
