import {
  approveOrder,
  approveSubscription,
  failRenewal,
  openDispute,
  refundCapture,
  refundSale,
  renew,
  resolveDispute,
} from "@spellwright/fakes";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BillingModel } from "../../../test/billing-model.ts";
import { type BillingSuite, onBilling } from "../../../test/billing-suite.ts";
import type { Death } from "../../../test/dying-provider.ts";
import { addPerson, expectLedgerToBalance, refusal } from "../../../test/oracle-app.ts";

const HOUR_MS = 60 * 60 * 1000;

const death = fc.option(fc.record({ call: fc.integer({ min: 1, max: 4 }), isDone: fc.boolean() }), {
  nil: undefined,
});
const plan = fc.constantFrom("basic" as const, "pro" as const);

const act = fc.oneof(
  fc.record({ do: fc.constant("ask" as const), times: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constant("ask in vain" as const) }),
  fc.record({
    do: fc.constant("wait" as const),
    hours: fc.integer({ min: 1, max: 24 * 45 }),
    isCharged: fc.boolean(),
  }),
  fc.record({ do: fc.constant("take a plan" as const), plan, death }),
  fc.record({ do: fc.constant("take a plan" as const), plan, death: fc.constant(undefined) }),
  fc.record({
    do: fc.constant("buy zaps" as const),
    zaps: fc.constantFrom(10 as const, 25 as const),
    death,
  }),
  fc.record({ do: fc.constant("cancel" as const) }),
  fc.record({ do: fc.constant("refund a month" as const), isWhole: fc.boolean() }),
  fc.record({ do: fc.constant("refund zaps" as const), isWhole: fc.boolean() }),
  fc.record({ do: fc.constant("dispute" as const), isMonth: fc.boolean(), isWon: fc.boolean() }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** A person, what they do, and what they must have afterwards. */
const createLife = async (billing: BillingSuite) => {
  const { fake, skip, now } = billing;
  const { world } = fake;
  const userId = await addPerson(billing.database);
  const model = new BillingModel(now);

  /** Whatever was told comes twice and in reverse; then everything is worked off. */
  const settle = async () => {
    await fake.deliveries.release((events) => [...events, ...events].reverse());
    await billing.app.settle();
    fake.deliveries.hold();
  };

  /** Calls; with a death, the process ends on the way, and a new one has the call again. */
  const call = async (path: string, body: object, end: Death | undefined) => {
    if (end !== undefined) {
      const death = billing.restartMortal(end);
      await Promise.race([billing.app.post(userId, path, body), death]);
      billing.restart();
    }
    return billing.app.post(userId, path, body);
  };

  const takePlan = async (wanted: "basic" | "pro", end: Death | undefined) => {
    const cents = wanted === "pro" ? "20.00" : "5.00";
    const priceAt = (id: string) => world.state.plans.find((each) => each.id === id)?.price.value;
    const isRunning = model.subscriptions.some(
      ({ status, plan_id }) => status === "ACTIVE" && priceAt(plan_id) === cents,
    );
    const { body, status } = await call("subscription/create", { plan_id: wanted }, end);
    expect(status === 409).toBe(isRunning);
    if (isRunning) return;
    const subscription = billing.app.subscriptionAt(body.subscription_id);
    if (!model.subscriptions.includes(subscription)) model.subscriptions.push(subscription);
    approveSubscription(world, subscription);
    const activation = { plan_id: wanted, subscriptionId: subscription.id };
    expect((await call("subscription/activate", activation, end)).body.status).toBe("done");
  };

  const buyZaps = async (zaps: 10 | 25, end: Death | undefined) => {
    const { body, status } = await call("overage/order", { zaps }, end);
    expect(status === 403).toBe(model.plan === "free");
    if (status === 403) return;
    const order = billing.app.orderAt(body.approval_url);
    approveOrder(world, order);
    const paid = await call("overage/capture", { orderId: body.id, zaps }, end);
    expect(paid.body.status).toBe("done");
    expect(order.captures).toHaveLength(1);
    const captureId = order.captures[0]?.id ?? "";
    const cents = Math.round(Number(order.amount.value) * 100);
    model.packs.push({ captureId, zaps, cents, refundedCents: 0, disputed: null });
    model.bought += zaps;
  };

  const ask = async (times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => billing.app.ask(userId)));
    const codes = answers.map(({ status, body }) => (status === 200 ? null : body.code));
    const expected = Array.from({ length: times }, () => model.ask(true));
    expect(codes.toSorted()).toEqual(expected.toSorted());
  };

  const askInVain = async () => {
    billing.app.judge.next = () => {
      throw new Error("the judge fails");
    };
    const answer = await billing.app.ask(userId);
    const code = model.ask(false);
    expect(refusal(answer).code).toBe(code ?? "INTERNAL");
    billing.restart();
  };

  /** Time passes here and at PayPal, which charges what is due. */
  const wait = async (hours: number, isCharged: boolean) => {
    const end = now().getTime() + hours * HOUR_MS;
    for (;;) {
      const [due] = model.subscriptions
        .filter(({ status }) => status === "ACTIVE")
        .map((each) => ({ each, at: Date.parse(each.nextBillingTime ?? "") }))
        .filter(({ at }) => at <= end)
        .toSorted((a, b) => a.at - b.at);
      if (due === undefined) break;
      skip(Math.max(0, due.at - now().getTime()));
      if (isCharged) renew(world, due.each);
      else failRenewal(world, due.each);
      await settle();
    }
    skip(Math.max(0, end - now().getTime()));
  };

  const sales = () =>
    model.subscriptions
      .flatMap(({ payments }) => payments)
      .filter(({ id, status }) => status !== "REFUNDED" && !model.disputedSales.has(id));

  const refundMonth = (isWhole: boolean) => {
    const sale = sales().at(-1);
    if (sale !== undefined && (isWhole || sale.refundedCents < 400))
      refundSale(world, sale.id, isWhole ? undefined : "1.00");
  };

  const refundZaps = (isWhole: boolean) => {
    const pack = model.packs.findLast(
      (each) => each.disputed === null && each.cents - each.refundedCents > 100,
    );
    if (pack === undefined) return;
    const cents = isWhole ? pack.cents - pack.refundedCents : 100;
    refundCapture(world, pack.captureId, (cents / 100).toFixed(2));
    model.refund(pack, cents);
  };

  const dispute = async (isMonth: boolean, isWon: boolean) => {
    const sale = isMonth ? sales().at(-1) : undefined;
    const pack = isMonth ? undefined : model.packs.findLast((each) => each.disputed === null);
    const disputed = sale?.id ?? pack?.captureId;
    if (disputed === undefined) return;
    const opened = openDispute(world, disputed);
    if (sale !== undefined) model.disputedSales.add(sale.id);
    if (pack !== undefined) model.dispute(pack);
    await settle();
    resolveDispute(world, opened, isWon ? "RESOLVED_SELLER_FAVOUR" : "RESOLVED_BUYER_FAVOUR");
    if (!isWon) return;
    if (sale !== undefined) model.disputedSales.delete(sale.id);
    if (pack !== undefined) model.win(pack);
  };

  const live = async (next: Act): Promise<void> => {
    if (next.do === "ask") await ask(next.times);
    if (next.do === "ask in vain") await askInVain();
    if (next.do === "wait") await wait(next.hours, next.isCharged);
    if (next.do === "take a plan") await takePlan(next.plan, next.death);
    if (next.do === "buy zaps") await buyZaps(next.zaps, next.death);
    if (next.do === "cancel") await billing.app.post(userId, "subscription/cancel");
    if (next.do === "refund a month") refundMonth(next.isWhole);
    if (next.do === "refund zaps") refundZaps(next.isWhole);
    if (next.do === "dispute") await dispute(next.isMonth, next.isWon);
    await settle();
    expect(await billing.app.status(userId)).toMatchObject(model.status);
  };
  fake.deliveries.hold();
  return live;
};

describe("a life with zaps", () => {
  onBilling((billing) => {
    test("[BILL-07] [BILL-08] [BILL-11] whatever is asked, bought, changed, ended, given back and disputed over months, by processes that die, the balances are those of a simple model", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (acts) => {
          const live = await createLife(billing);
          for (const next of acts) await live(next);
          await expectLedgerToBalance(billing.database);
        }),
        { numRuns: 8 },
      );
    });
  });
});
