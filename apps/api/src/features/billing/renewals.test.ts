import { failRenewal, openDispute, refundSale, renew, resolveDispute } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type BillingApp,
  createBillingApp,
  type PayPalStage,
  startPayPal,
} from "../../../test/billing-app.ts";
import { onDatabase } from "../../../test/databases.ts";
import { expectLedgerToBalance } from "../../../test/oracle-app.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describe("renewals", () => {
  let stage: PayPalStage;
  beforeAll(async () => {
    stage = await startPayPal();
  });
  afterAll(() => stage.close());

  onDatabase((open) => {
    let app: BillingApp;
    let skipped: number;
    const now = () => new Date(Date.now() + skipped);
    /** Lets time pass here and at PayPal. */
    const skip = (ms: number) => {
      skipped += ms;
      stage.fake.world.state.skippedMs = skipped;
    };
    beforeEach(() => {
      skipped = 0;
      stage.fake.world.state.skippedMs = 0;
      app = createBillingApp(open(), stage, now);
    });
    afterEach(async () => {
      stage.fake.recover();
      stage.fake.captureAs("COMPLETED");
      await stage.fake.deliveries.release(() => []);
      await app.settle();
      await expectLedgerToBalance(open());
    });
    const planOf = async (userId: string) => (await app.status(userId)).plan.id;
    const mailsOf = (kind: string) => app.mails.filter((mail) => mail.kind === kind);

    describe("[BILL-11] renewals", () => {
      test("a renewal goes on with the plan and tells of it, once", async () => {
        const { userId, subscription } = await app.subscriber("basic");
        skip(30 * DAY_MS);
        renew(stage.fake.world, subscription);
        await app.settle();
        await stage.fake.redeliver();
        await app.settle();
        expect(await planOf(userId)).toBe("basic");
        expect(mailsOf("plan_renewed")).toHaveLength(1);
        expect((await app.call("GET", "/api/billing/payments", userId)).body.items).toHaveLength(2);
      });

      test("a charge that fails leaves three days, tells of it, and then the plan ends", async () => {
        const { userId, subscription } = await app.subscriber("basic");
        skip(31 * DAY_MS);
        failRenewal(stage.fake.world, subscription);
        await app.settle();
        expect(mailsOf("plan_payment_failed")).toHaveLength(1);
        expect(await app.status(userId)).toMatchObject({
          plan: { id: "basic" },
          subscription: { status: "suspended" },
        });
        skip(4 * DAY_MS);
        await app.settle();
        expect(await planOf(userId)).toBe("free");
        expect(mailsOf("plan_ended")).toHaveLength(1);
      });

      test("news that never came are looked up", async () => {
        const { userId, subscription } = await app.subscriber("basic");
        stage.fake.deliveries.hold();
        skip(31 * DAY_MS);
        renew(stage.fake.world, subscription);
        skip(DAY_MS);
        await app.settle();
        expect((await app.call("GET", "/api/billing/payments", userId)).body.items).toHaveLength(2);
      });

      test("a refund ends the plan and its charges; a dispute too, until it is won", async () => {
        const { userId, subscription } = await app.subscriber("basic");
        refundSale(stage.fake.world, subscription.payments[0]?.id ?? "");
        await app.settle();
        expect(await planOf(userId)).toBe("free");
        expect(subscription.status).toBe("CANCELLED");
        const disputed = await app.subscriber("pro");
        const sale = disputed.subscription.payments[0]?.id ?? "";
        const dispute = openDispute(stage.fake.world, sale);
        await app.settle();
        expect(await planOf(disputed.userId)).toBe("free");
        resolveDispute(stage.fake.world, dispute, "RESOLVED_SELLER_FAVOUR");
        await app.settle();
        expect(await planOf(disputed.userId)).toBe("pro");
      });
    });
  });
});
