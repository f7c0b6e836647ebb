import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { approveSubscription } from "@spellwright/fakes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
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

describe("[T-11] twenty calls at once for one payment, ten at each of two processes", () => {
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

  /** The answers of ten calls that a process of its own makes at once. */
  const tenOf = async (userId: string, path: string, body: object) => {
    const given = [fresh.location, accountAt(stage.fake)].map((each) => JSON.stringify(each));
    const call = [userId, `/api/billing/${path}`, JSON.stringify(body), "10"];
    const child = spawn(process.execPath, nodeArguments("buying-process", ...given, ...call), {
      stdio: ["ignore", "pipe", "inherit"],
    });
    return JSON.parse(await text(child.stdout)) as [number, Record<string, unknown>][];
  };
  const twentyOf = async (userId: string, path: string, body: object) => {
    const two = [tenOf(userId, path, body), tenOf(userId, path, body)];
    return (await Promise.all(two)).flat();
  };

  test("one activation opens the plan, the others say that it is open", async () => {
    const me = await addPerson(database);
    stage.fake.deliveries.hold();
    const { body } = await app.post(me, "subscription/create", { plan_id: "pro" });
    const subscription = app.subscriptionAt(body.subscription_id);
    approveSubscription(stage.fake.world, subscription);
    const activation = { plan_id: "pro", subscriptionId: subscription.id };
    const answers = await twentyOf(me, "subscription/activate", activation);
    expect(answers.map(([status]) => status)).toEqual(Array(20).fill(200));
    const isOld = answers.map(([, said]) => said.already_active);
    expect(isOld.filter((each) => each === false)).toHaveLength(1);
    expect(isOld.filter((each) => each === true)).toHaveLength(19);
    await stage.fake.deliveries.release();
    await app.settle();
    const { zaps, plan } = await app.status(me);
    expect([plan.id, zaps.monthly_remaining]).toEqual(["pro", 100]);
    const { body: history } = await app.call("GET", "/api/billing/payments", me);
    expect(history.items).toHaveLength(1);
    await expectLedgerToBalance(database);
  });

  test("twenty captures of a pack, and the webhooks with them, all say that it is there, and it is there once", async () => {
    const { userId } = await app.subscriber("basic");
    await app.settle();
    stage.fake.deliveries.hold();
    const { orderId, zaps, order } = await app.agreeToPack(userId);
    const calls = twentyOf(userId, "overage/capture", { orderId, zaps });
    // The processes have started when the first of them asks PayPal for the money.
    await expect.poll(() => order.captures.length, { interval: 5 }).toBeGreaterThan(0);
    expect(stage.fake.deliveries.held).toBeGreaterThan(0);
    const [answers] = await Promise.all([calls, stage.fake.deliveries.release().then(app.settle)]);
    expect(answers.map(([status, said]) => [status, said.status])).toEqual(
      Array(20).fill([200, "done"]),
    );
    expect((await app.status(userId)).zaps.bought_remaining).toBe(10);
    expect(order.captures).toHaveLength(1);
    await expectLedgerToBalance(database);
  });
});
