import { renew } from "@spellwright/fakes";
import { describe, expect, test } from "vitest";
import { onBilling } from "../../../test/billing-suite.ts";
import { addPerson } from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describe("[BILL-10] the background work of payments", () => {
  onBilling((billing) => {
    const { skip, paymentsOf, planOf, mailsOf } = billing;

    /** A subscription that PayPal tells something else of than was agreed to. */
    const strangeSubscriber = async () => {
      const person = await billing.app.subscriber("basic");
      await billing.app.settle();
      person.subscription.custom_id = "of nobody here";
      return person;
    };

    test("a subscription that is not as agreed keeps no other one waiting", async () => {
      const before = await billing.app.subscriber("basic");
      const strange = await strangeSubscriber();
      const after = await billing.app.subscriber("basic");
      billing.fake.deliveries.hold();
      skip(31 * DAY_MS);
      for (const { subscription } of [before, after]) renew(billing.fake.world, subscription);
      skip(DAY_MS);
      await billing.app.billing.work.run();
      expect(await paymentsOf(before.userId)).toHaveLength(2);
      expect(await paymentsOf(after.userId)).toHaveLength(2);
      expect(await paymentsOf(strange.userId)).toHaveLength(1);
    });

    test("a subscription that PayPal does not end now keeps no other one from its end", async () => {
      const failing = await billing.app.subscriber("basic");
      const other = await billing.app.subscriber("basic");
      billing.fake.fail("error", /cancel$/);
      for (const { userId } of [failing, other])
        await billing.app.post(userId, "subscription/cancel");
      billing.fake.fail("error", new RegExp(`${failing.subscription.id}/cancel$`));
      await billing.app.billing.work.run();
      expect(other.subscription.status).toBe("CANCELLED");
      expect(failing.subscription.status).toBe("ACTIVE");
      billing.fake.recover();
      await billing.app.billing.work.run();
      expect(failing.subscription.status).toBe("CANCELLED");
    });

    test("[BILL-11] a plan ends in time, however many ended ones are paid for longer", async () => {
      const { db } = billing.database;
      const now = billing.now();
      const plan = "basic" as const;
      for (let person = 0; person < 15; person += 1) {
        const userId = await addPerson(billing.database);
        const ended = { userId, plan, priceCents: 500, status: "cancelled" } as const;
        const rows = await db
          .insert(schema.subscriptions)
          .values(Array.from({ length: 15 }, () => ({ ...ended, createdAt: now, updatedAt: now })))
          .returning();
        const periodEnd = new Date(now.getTime() + 90 * DAY_MS);
        const paid = { userId, plan, amountCents: 500, currency: "EUR", paidAt: now, periodEnd };
        await db.insert(schema.payments).values(
          rows.map(({ id }) => ({
            ...paid,
            subscriptionId: id,
            providerId: id,
            periodStart: now,
          })),
        );
      }
      const { userId } = await billing.app.subscriber("basic");
      await billing.app.post(userId, "subscription/cancel");
      skip(32 * DAY_MS);
      await billing.app.billing.work.run();
      expect(mailsOf("plan_ended")).toHaveLength(1);
      expect(await planOf(userId)).toBe("free");
    });

    test("however many events come during a round, one more round follows it", async () => {
      await strangeSubscriber();
      billing.fake.deliveries.hold();
      skip(32 * DAY_MS);
      const { run } = billing.app.billing.work;
      await run();
      const before = billing.fake.calls.length;
      await run();
      const ofRound = billing.fake.calls.length - before;
      expect(ofRound).toBeGreaterThan(0);
      const begun = run();
      await expect.poll(() => billing.fake.calls.length - before).toBeGreaterThan(ofRound);
      await Promise.all([begun, ...Array.from({ length: 20 }, run)]);
      expect(billing.fake.calls.length - before).toBe(3 * ofRound);
    });
  });
});
