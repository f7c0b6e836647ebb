import {
  approveOrder,
  completeCapture,
  openDispute,
  refundCapture,
  resolveDispute,
} from "@spellwright/fakes";
import { resetsAt } from "@spellwright/zaps";
import { describe, expect, test } from "vitest";
import { onBilling } from "../../../test/billing-suite.ts";
import { addPerson, refusal } from "../../../test/oracle-app.ts";
import { createAllowanceMarks } from "../zaps/index.ts";

describe("packs", () => {
  onBilling((billing) => {
    const { zapsOf, capture } = billing;

    describe("[BILL-15] a pack of zaps", () => {
      test("is ordered, agreed to, captured once and added once", async () => {
        const { userId } = await billing.app.subscriber("basic");
        const { body } = await billing.app.post(userId, "overage/order", {
          zaps: 25,
          return_to: "/fr/oracle",
        });
        const order = billing.app.orderAt(body.approval_url);
        expect(order.amount).toEqual({ value: "6.25", currency_code: "EUR" });
        expect(order.return_url).toContain(`/fr/oracle?billing=1&orderId=${body.id}&zaps=25`);
        approveOrder(billing.fake.world, order);
        const answers = await Promise.all(
          Array.from({ length: 4 }, () => capture(userId, body.id, 25)),
        );
        expect(answers.map((answer) => answer.body)).toEqual(
          Array(4).fill({ zaps: 25, status: "done" }),
        );
        await billing.app.settle();
        expect((await zapsOf(userId)).bought_remaining).toBe(25);
        expect(order.captures).toHaveLength(1);
      });

      test("is sold to plans only, in two sizes, and comes back to pages of ours only", async () => {
        const free = await addPerson(billing.database);
        expect(refusal(await billing.app.post(free, "overage/order", { zaps: 10 }))).toEqual({
          status: 403,
          code: "OVERAGE_NOT_OFFERED",
        });
        const { userId } = await billing.app.subscriber("basic");
        for (const body of [
          { zaps: 11 },
          { zaps: "10" },
          { zaps: 10, return_to: "https://evil.example" },
          { zaps: 10, return_to: "//evil.example" },
          { zaps: 10, return_to: "/fr/../evil?x" },
        ])
          expect(refusal(await billing.app.post(userId, "overage/order", body)).code).toBe(
            "FIELD_INVALID",
          );
      });

      test("[BILL-07] ordered first in a month, takes nothing of the month's grant", async () => {
        const { userId } = await billing.app.subscriber("basic");
        const { db } = billing.database;
        const marks = { database: db, secret: "s".repeat(32), now: billing.now };
        await createAllowanceMarks(marks).bind(db, userId, "jace@example.org");
        billing.skip(resetsAt(billing.now()).getTime() - billing.now().getTime());
        await billing.app.post(userId, "overage/order", { zaps: 10 });
        expect((await zapsOf(userId)).monthly_remaining).toBe(25);
      });

      test("[BILL-13] counts only as agreed: amount, currency, number and owner", async () => {
        const { userId } = await billing.app.subscriber("basic");
        const { userId: other } = await billing.app.subscriber("basic");
        billing.fake.deliveries.hold();
        const mine = await billing.app.agreeToPack(userId);
        expect(refusal(await capture(other, mine.orderId)).code).toBe("PAYMENT_NOT_FOUND");
        expect(refusal(await capture(userId, mine.orderId, 25)).code).toBe("PAYMENT_MISMATCH");
        mine.order.amount = { value: "0.01", currency_code: "EUR" };
        expect(refusal(await capture(userId, mine.orderId)).code).toBe("PAYMENT_MISMATCH");
        const dollars = await billing.app.agreeToPack(userId);
        dollars.order.amount = { value: "2.50", currency_code: "USD" };
        expect(refusal(await capture(userId, dollars.orderId)).code).toBe("PAYMENT_MISMATCH");
        const swapped = await billing.app.agreeToPack(userId);
        swapped.order.custom_id = mine.orderId;
        expect(refusal(await capture(userId, swapped.orderId)).code).toBe("PAYMENT_MISMATCH");
        expect((await zapsOf(userId)).bought_remaining).toBe(0);
        expect((await zapsOf(other)).bought_remaining).toBe(0);
      });

      test("not agreed to, or declined: nothing is taken, and the page names the way back", async () => {
        const { userId } = await billing.app.subscriber("basic");
        const { body } = await billing.app.post(userId, "overage/order", { zaps: 10 });
        const early = await capture(userId, body.id);
        expect(refusal(early)).toEqual({ status: 409, code: "PAYMENT_NOT_APPROVED" });
        expect(early.body.params.approval_url).toBe(body.approval_url);
        billing.fake.captureAs("DECLINED");
        billing.fake.deliveries.hold();
        approveOrder(billing.fake.world, billing.app.orderAt(body.approval_url));
        expect(refusal(await capture(userId, body.id))).toEqual({
          status: 402,
          code: "PAYMENT_DECLINED",
        });
        billing.fake.captureAs("COMPLETED");
        expect((await capture(userId, body.id)).body.status).toBe("done");
      });

      test("under review at PayPal counts once it is through", async () => {
        const { userId } = await billing.app.subscriber("basic");
        billing.fake.captureAs("PENDING");
        billing.fake.deliveries.hold();
        const { orderId, order } = await billing.app.agreeToPack(userId);
        expect((await capture(userId, orderId)).body.status).toBe("pending");
        expect((await zapsOf(userId)).bought_remaining).toBe(0);
        await billing.fake.deliveries.release();
        completeCapture(billing.fake.world, order.captures[0]?.id ?? "");
        await billing.app.settle();
        expect((await zapsOf(userId)).bought_remaining).toBe(10);
      });

      test("the window was closed after the approval: the webhook takes the money", async () => {
        const { userId } = await billing.app.subscriber("basic");
        const { order } = await billing.app.agreeToPack(userId);
        await billing.app.settle();
        expect(order.status).toBe("COMPLETED");
        expect((await zapsOf(userId)).bought_remaining).toBe(10);
      });

      test("[BILL-04] refunded in parts, it takes back what is not spent", async () => {
        const { userId } = await billing.app.subscriber("basic");
        const { orderId, order } = await billing.app.agreeToPack(userId);
        await capture(userId, orderId);
        const id = order.captures[0]?.id ?? "";
        refundCapture(billing.fake.world, id, "1.00");
        await billing.app.settle();
        expect((await zapsOf(userId)).bought_remaining).toBe(6);
        refundCapture(billing.fake.world, id);
        await billing.app.settle();
        await billing.fake.redeliver();
        await billing.app.settle();
        expect((await zapsOf(userId)).bought_remaining).toBe(0);
      });

      test("[BILL-04] disputed once more after we won, it is taken back once more", async () => {
        const { userId } = await billing.app.subscriber("basic");
        const { orderId, order } = await billing.app.agreeToPack(userId);
        await capture(userId, orderId);
        for (const _dispute of ["the buyer’s", "his bank’s"]) {
          const dispute = openDispute(billing.fake.world, order.captures[0]?.id ?? "");
          await billing.app.settle();
          expect((await zapsOf(userId)).bought_remaining).toBe(0);
          resolveDispute(billing.fake.world, dispute, "CANCELED_BY_BUYER");
          await billing.app.settle();
          await billing.app.settle();
          expect((await zapsOf(userId)).bought_remaining).toBe(10);
        }
      });

      test("[BILL-04] disputed, it is taken back; won, it is there again", async () => {
        const { userId } = await billing.app.subscriber("basic");
        const { orderId, order } = await billing.app.agreeToPack(userId);
        await capture(userId, orderId);
        const dispute = openDispute(billing.fake.world, order.captures[0]?.id ?? "");
        await billing.app.settle();
        expect((await zapsOf(userId)).bought_remaining).toBe(0);
        resolveDispute(billing.fake.world, dispute, "RESOLVED_SELLER_FAVOUR");
        await billing.app.settle();
        await billing.app.settle();
        expect((await zapsOf(userId)).bought_remaining).toBe(10);
      });

      test.each([
        ["in part", "1.00", "CANCELED_BY_BUYER", 6],
        ["whole", undefined, "RESOLVED_SELLER_FAVOUR", 0],
      ] as const)(
        "[BILL-04] refunded while it is disputed, %s, it stays taken when the dispute ends for us",
        async (_how, amount, outcome, left) => {
          const { userId } = await billing.app.subscriber("basic");
          const { orderId, order } = await billing.app.agreeToPack(userId);
          await capture(userId, orderId);
          const id = order.captures[0]?.id ?? "";
          const dispute = openDispute(billing.fake.world, id);
          await billing.app.settle();
          refundCapture(billing.fake.world, id, amount);
          await billing.app.settle();
          expect((await zapsOf(userId)).bought_remaining).toBe(0);
          resolveDispute(billing.fake.world, dispute, outcome);
          await billing.app.settle();
          await billing.app.settle();
          expect((await zapsOf(userId)).bought_remaining).toBe(left);
        },
      );
    });
  });
});
