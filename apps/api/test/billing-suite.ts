import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { OpenDatabase } from "../src/database/index.ts";
import { type BillingApp, createBillingApp, type PayPalStage, startPayPal } from "./billing-app.ts";
import { onDatabase } from "./databases.ts";
import { type Death, dyingAt } from "./dying-provider.ts";
import { expectLedgerToBalance } from "./oracle-app.ts";

/** What a suite of payments plays with; `app` is the one of the running test. */
export interface BillingSuite {
  readonly app: BillingApp;
  readonly fake: PayPalStage["fake"];
  readonly database: OpenDatabase;
  /** Starts another app, which knows nothing of the one before. */
  readonly restart: () => void;
  /** Starts one that dies at a call to PayPal, as by a power cut. @returns when it has */
  readonly restartMortal: (death: Death) => Promise<void>;
  /** The time here and at PayPal. */
  readonly now: () => Date;
  /** Lets time pass here and at PayPal. */
  readonly skip: (ms: number) => void;
  readonly zapsOf: (userId: string) => Promise<Zaps>;
  readonly planOf: (userId: string) => Promise<string>;
  /** How a person's payments are listed, newest first. */
  readonly paymentsOf: (userId: string) => Promise<readonly { readonly refunded_cents: number }[]>;
  readonly capture: (
    userId: string,
    orderId: string,
    zaps?: number,
  ) => ReturnType<BillingApp["post"]>;
  readonly activate: (
    userId: string,
    subscriptionId: string,
    plan: string,
  ) => ReturnType<BillingApp["post"]>;
  readonly mailsOf: (kind: string) => BillingApp["mails"];
}

interface Zaps {
  readonly monthly_remaining: number;
  readonly bought_remaining: number;
}

/**
 * A suite of payments: one PayPal for all its tests, a new app on an empty database for each. After each
 * test PayPal behaves again, what it still wanted to tell is dropped, and the ledger must balance.
 */
export const onBilling = (suite: (billing: BillingSuite) => void): void => {
  let stage: PayPalStage;
  beforeAll(async () => {
    stage = await startPayPal();
  });
  afterAll(() => stage.close());

  onDatabase((open) => {
    let app: BillingApp;
    let skipped = 0;
    const skip = (ms: number) => {
      skipped += ms;
      stage.fake.world.state.skippedMs = skipped;
    };
    const now = () => new Date(Date.now() + skipped);
    const restart = () => {
      app = createBillingApp(open(), stage, now);
    };
    const restartMortal = (death: Death) =>
      new Promise<void>((resolve) => {
        app = createBillingApp(open(), stage, now, dyingAt(death, resolve));
      });
    beforeEach(() => {
      skip(-skipped);
      restart();
    });
    afterEach(async () => {
      stage.fake.recover();
      stage.fake.captureAs("COMPLETED");
      await stage.fake.deliveries.release(() => []);
      await app.settle();
      await expectLedgerToBalance(open());
    });
    suite({
      get app() {
        return app;
      },
      get fake() {
        return stage.fake;
      },
      get database() {
        return open();
      },
      restart,
      restartMortal,
      now,
      skip,
      zapsOf: async (userId) => (await app.status(userId)).zaps,
      planOf: async (userId) => (await app.status(userId)).plan.id,
      paymentsOf: async (userId) =>
        (await app.call("GET", "/api/billing/payments", userId)).body.items,
      capture: (userId, orderId, zaps = 10) =>
        app.post(userId, "overage/capture", { orderId, zaps }),
      activate: (userId, subscriptionId, plan) =>
        app.post(userId, "subscription/activate", { subscriptionId, plan_id: plan }),
      mailsOf: (kind) => app.mails.filter((mail) => mail.kind === kind),
    });
  });
};
