import { spawn } from "node:child_process";
import { once } from "node:events";
import { approveOrder, approveSubscription, type PayPalFault } from "@spellwright/fakes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WAIT_MS } from "../../../../../test-limits.ts";
import {
  AGREED,
  accountAt,
  type BillingApp,
  createBillingApp,
  type PayPalStage,
  startPayPal,
} from "../../../test/billing-app.ts";
import { DATABASES, type FreshDatabase } from "../../../test/databases.ts";
import { addPerson, expectLedgerToBalance } from "../../../test/oracle-app.ts";
import { nodeArguments } from "../../../test/programs.ts";
import { type OpenDatabase, openDatabase } from "../../database/index.ts";

interface Step {
  readonly call: "create" | "activate" | "order" | "capture";
  /** The call to PayPal that the process dies in. */
  readonly during: RegExp;
  readonly fault: Extract<PayPalFault, "silent" | "stuck">;
}

const STEPS: readonly (readonly [string, Step])[] = [
  [
    "before the subscription is made",
    { call: "create", during: /POST .*subscriptions$/, fault: "silent" },
  ],
  [
    "after it, before its answer",
    { call: "create", during: /POST .*subscriptions$/, fault: "stuck" },
  ],
  [
    "while the payment is looked up",
    { call: "activate", during: /transactions$/, fault: "silent" },
  ],
  ["before the order is made", { call: "order", during: /POST .*orders$/, fault: "silent" }],
  ["after it, before its answer", { call: "order", during: /POST .*orders$/, fault: "stuck" }],
  ["before the money is taken", { call: "capture", during: /capture$/, fault: "silent" }],
  ["after it, before its answer", { call: "capture", during: /capture$/, fault: "stuck" }],
];

describe("[BILL-10] a process killed during a purchase", () => {
  let stage: PayPalStage;
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let app: BillingApp;
  beforeAll(async () => {
    stage = await startPayPal();
    fresh = await DATABASES.postgresql();
    database = await openDatabase(fresh.location);
    app = createBillingApp(database, stage);
  });
  afterAll(async () => {
    await stage.close();
    await database.close();
    await fresh.remove();
  });

  /** Makes a call in a process that is killed like by a power cut while PayPal keeps it waiting. */
  const callAndDie = async (userId: string, path: string, body: object, step: Step) => {
    const account = { ...accountAt(stage.fake), timeoutMs: WAIT_MS };
    stage.fake.fail(step.fault, step.during, 1);
    const before = stage.fake.calls.filter((call) => step.during.test(call)).length;
    const child = spawn(
      process.execPath,
      nodeArguments(
        "buying-process",
        ...[fresh.location, account].map((each) => JSON.stringify(each)),
        userId,
        `/api/billing/${path}`,
        JSON.stringify(body),
      ),
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    const seen = () => stage.fake.calls.filter((call) => step.during.test(call)).length;
    await expect.poll(seen).toBeGreaterThan(before);
    child.kill("SIGKILL");
    await once(child, "exit");
    stage.fake.recover();
  };

  test.each(STEPS)("%s: repeated, it is made and paid once", async (_, step) => {
    const isPlan = step.call === "create" || step.call === "activate";
    const me = isPlan ? await addPerson(database) : (await app.subscriber("basic")).userId;
    const { subscriptions, orders } = stage.fake.world.state;
    const [madeBefore, orderedBefore] = [subscriptions.length, orders.length];
    const die = (path: string, body: object) => callAndDie(me, path, body, step);

    if (isPlan) {
      if (step.call === "create") await die("subscription/create", { plan_id: "pro", ...AGREED });
      const { body } = await app.post(me, "subscription/create", { plan_id: "pro" });
      const subscription = app.subscriptionAt(body.subscription_id);
      stage.fake.deliveries.hold();
      approveSubscription(stage.fake.world, subscription);
      const activation = { plan_id: "pro", subscriptionId: subscription.id };
      if (step.call === "activate") await die("subscription/activate", activation);
      expect((await app.post(me, "subscription/activate", activation)).body.status).toBe("done");
      await stage.fake.deliveries.release();
      await app.settle();
      expect(await app.status(me)).toMatchObject({
        plan: { id: "pro" },
        zaps: { monthly_remaining: 100 },
      });
      expect(subscription.payments).toHaveLength(1);
      expect(subscriptions).toHaveLength(madeBefore + 1);
    } else {
      if (step.call === "order") await die("overage/order", { zaps: 10, ...AGREED });
      const { body } = await app.post(me, "overage/order", { zaps: 10 });
      const order = app.orderAt(body.approval_url);
      stage.fake.deliveries.hold();
      approveOrder(stage.fake.world, order);
      const capture = { orderId: body.id, zaps: 10 };
      if (step.call === "capture") await die("overage/capture", capture);
      expect((await app.post(me, "overage/capture", capture)).body.status).toBe("done");
      await stage.fake.deliveries.release();
      await app.settle();
      expect((await app.status(me)).zaps.bought_remaining).toBe(10);
      expect(order.captures).toHaveLength(1);
      expect(orders).toHaveLength(orderedBefore + 1);
    }
    await expectLedgerToBalance(database);
  });

  test("after the money was taken, and the buyer never comes back: the next start finishes it", async () => {
    const { userId } = await app.subscriber("basic");
    const { body } = await app.post(userId, "overage/order", { zaps: 25 });
    stage.fake.deliveries.hold();
    approveOrder(stage.fake.world, app.orderAt(body.approval_url));
    const step: Step = { call: "capture", during: /capture$/, fault: "stuck" };
    await callAndDie(userId, "overage/capture", { orderId: body.id, zaps: 25 }, step);
    await stage.fake.deliveries.release(() => []);
    const later = createBillingApp(database, stage, () => new Date(Date.now() + 120_000));
    await later.billing.work.run();
    expect((await later.status(userId)).zaps.bought_remaining).toBe(25);
    await expectLedgerToBalance(database);
  });
});
