import { failRenewal, openDispute, refundSale, renew, resolveDispute } from "@spellwright/fakes";
import { describe, expect, test } from "vitest";
import { onBilling } from "../../../test/billing-suite.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describe("renewals", () => {
  onBilling((billing) => {
    const { skip, planOf, paymentsOf, activate, mailsOf } = billing;

    describe("[BILL-11] renewals", () => {
      test("a renewal goes on with the plan and tells of it, once", async () => {
        const { userId, subscription } = await billing.app.subscriber("basic");
        skip(30 * DAY_MS);
        renew(billing.fake.world, subscription);
        await billing.app.settle();
        await billing.fake.redeliver();
        await billing.app.settle();
        expect(await planOf(userId)).toBe("basic");
        expect(mailsOf("plan_renewed")).toHaveLength(1);
        expect(await paymentsOf(userId)).toHaveLength(2);
      });

      test("a charge that fails leaves three days, tells of it, and then the plan ends", async () => {
        const { userId, subscription } = await billing.app.subscriber("basic");
        skip(31 * DAY_MS);
        failRenewal(billing.fake.world, subscription);
        await billing.app.settle();
        expect(mailsOf("plan_payment_failed")).toHaveLength(1);
        expect(await billing.app.status(userId)).toMatchObject({
          plan: { id: "basic" },
          subscription: { status: "suspended" },
        });
        skip(4 * DAY_MS);
        await billing.app.settle();
        expect(await planOf(userId)).toBe("free");
        expect(mailsOf("plan_ended")).toHaveLength(1);
      });

      test("news that never came are looked up", async () => {
        const { userId, subscription } = await billing.app.subscriber("basic");
        billing.fake.deliveries.hold();
        skip(31 * DAY_MS);
        renew(billing.fake.world, subscription);
        skip(DAY_MS);
        await billing.app.settle();
        expect(await paymentsOf(userId)).toHaveLength(2);
      });

      test("given back in part, the month stays and its receipt says how much; the rest given back too ends it", async () => {
        const { userId, subscription } = await billing.app.subscriber("basic");
        const sale = subscription.payments[0]?.id ?? "";
        billing.fake.deliveries.hold();
        refundSale(billing.fake.world, sale, "1.00");
        refundSale(billing.fake.world, sale, "1.50");
        await billing.fake.deliveries.release((events) => [...events, ...events].reverse());
        await billing.app.settle();
        expect(await planOf(userId)).toBe("basic");
        expect(subscription.status).toBe("ACTIVE");
        expect(await paymentsOf(userId)).toMatchObject([{ refunded_cents: 250 }]);
        refundSale(billing.fake.world, sale);
        await billing.app.settle();
        expect(await planOf(userId)).toBe("free");
        expect(await paymentsOf(userId)).toMatchObject([{ refunded_cents: 500 }]);
        expect(subscription.status).toBe("CANCELLED");
      });

      test("what was given back of a month is not given back again when a dearer plan replaces it", async () => {
        const { userId, subscription: basic } = await billing.app.subscriber("basic");
        refundSale(billing.fake.world, basic.payments[0]?.id ?? "", "4.00");
        await billing.app.settle();
        const pro = await billing.app.agreeToPlan(userId, "pro");
        await activate(userId, pro.id, "pro");
        await billing.app.settle();
        expect(basic.payments[0]?.refundedCents).toBe(500);
        expect(await paymentsOf(userId)).toMatchObject([
          { refunded_cents: 0 },
          { refunded_cents: 500 },
        ]);
        expect(await planOf(userId)).toBe("pro");
      });

      test("refunds unused days once, and counts them once, where the answer is lost", async () => {
        const { userId, subscription: basic } = await billing.app.subscriber("basic");
        skip(15 * DAY_MS);
        const pro = await billing.app.agreeToPlan(userId, "pro");
        billing.fake.fail("lost", /refund$/, 1);
        await activate(userId, pro.id, "pro");
        await billing.app.settle();
        billing.fake.recover();
        await billing.app.settle();
        const given = basic.payments[0]?.refundedCents;
        expect(given).toBeGreaterThan(200);
        expect(given).toBeLessThan(300);
        expect((await paymentsOf(userId)).at(-1)).toMatchObject({ refunded_cents: given });
      });

      test("a refund ends the plan and its charges; a dispute too, until it is won", async () => {
        const { userId, subscription } = await billing.app.subscriber("basic");
        refundSale(billing.fake.world, subscription.payments[0]?.id ?? "");
        await billing.app.settle();
        expect(await planOf(userId)).toBe("free");
        expect(subscription.status).toBe("CANCELLED");
        const disputed = await billing.app.subscriber("pro");
        const sale = disputed.subscription.payments[0]?.id ?? "";
        const dispute = openDispute(billing.fake.world, sale);
        await billing.app.settle();
        expect(await planOf(disputed.userId)).toBe("free");
        resolveDispute(billing.fake.world, dispute, "RESOLVED_SELLER_FAVOUR");
        await billing.app.settle();
        expect(await planOf(disputed.userId)).toBe("pro");
      });
    });
  });
});
