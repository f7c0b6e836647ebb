import { createServer } from "node:http";
import { TERMS_VERSION } from "@spellwright/contract";
import {
  approveOrder,
  approveSubscription,
  type FakePayPal,
  startFakePayPal,
} from "@spellwright/fakes";
import type { OpenDatabase } from "../src/database/index.ts";
import { createPayPalProvider, type PaymentProvider } from "../src/features/billing/index.ts";
import { addPerson, createOracleApp, type OracleApp } from "./oracle-app.ts";

const WEBHOOK_ID = "WH-TEST";

/** What every buyer of a test agrees to. */
export const AGREED = { agreement: { terms_version: TERMS_VERSION, starts_at_once: true } };
const PURCHASES: ReadonlySet<string> = new Set(["subscription/create", "overage/order"]);

/** A door that PayPal's events come through to whichever app is behind it. */
const startDoor = async () => {
  let app: OracleApp | undefined;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = await app?.app.request("/api/billing/webhook", {
      method: "POST",
      headers: new Headers(request.headers as Record<string, string>),
      body: Buffer.concat(chunks),
    });
    response.writeHead(answer?.status ?? 503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    leadTo: (next: OracleApp | undefined) => {
      app = next;
    },
    close: () => server.close(),
  };
};

/** A PayPal that outlives the tests of a file, and the door of its events. */
export const startPayPal = async () => {
  const door = await startDoor();
  const fake = await startFakePayPal({
    webhook: { id: WEBHOOK_ID, url: door.url },
    text: (key) => key,
  });
  return {
    fake,
    door,
    close: async () => {
      await fake.close();
      door.close();
    },
  };
};

export type PayPalStage = Awaited<ReturnType<typeof startPayPal>>;

/** What a server needs to reach the PayPal of a test. */
export const accountAt = ({ apiUrl, clientId, clientSecret }: FakePayPal) => ({
  apiUrl,
  clientId,
  clientSecret,
  webhookId: WEBHOOK_ID,
  timeoutMs: 1500,
});

/**
 * The app with payments at the PayPal of a stage, and what a buyer does there.
 *
 * @param mortal what becomes of the app's way to PayPal
 */
export const createBillingApp = (
  database: Pick<OpenDatabase, "db">,
  { fake, door }: PayPalStage,
  now: () => Date = () => new Date(),
  mortal: (provider: PaymentProvider) => PaymentProvider = (provider) => provider,
) => {
  const provider = mortal(createPayPalProvider(accountAt(fake)));
  const app = createOracleApp(database, { now, provider });
  door.leadTo(app);
  const { state } = fake.world;

  const subscriptionAt = (id: string) => {
    const found = state.subscriptions.find((each) => each.id === id);
    if (found === undefined) throw new Error(`PayPal has no subscription ${id}`);
    return found;
  };
  const orderAt = (approvalUrl: string) => {
    const id = new URL(approvalUrl).searchParams.get("token");
    const found = state.orders.find((each) => each.id === id);
    if (found === undefined) throw new Error(`PayPal has no order ${id}`);
    return found;
  };
  /** A purchase comes with what its buyer agrees to, unless the body says otherwise. */
  const post = (userId: string, path: string, body: object = {}) =>
    app.call("POST", `/api/billing/${path}`, userId, {
      body: PURCHASES.has(path) ? { ...AGREED, ...body } : body,
    });

  const self = {
    ...app,
    post,
    subscriptionAt,
    orderAt,
    status: async (userId: string) => (await app.call("GET", "/api/billing/status", userId)).body,
    /** Everything that came is worked off, and what follows from it. */
    settle: async () => {
      await fake.deliveries.settle();
      await app.billing.work.run();
      await fake.deliveries.settle();
      await app.billing.work.run();
    },
    /** Orders a pack and agrees at PayPal. Nothing of ours has heard of it but through events. */
    async agreeToPack(userId: string, zaps: 10 | 25 = 10) {
      const { body } = await post(userId, "overage/order", { zaps });
      const order = orderAt(body.approval_url);
      approveOrder(fake.world, order);
      return { orderId: body.id as string, zaps, order };
    },
    /** Begins a plan and agrees at PayPal. */
    async agreeToPlan(userId: string, plan: "basic" | "pro") {
      const { body } = await post(userId, "subscription/create", { plan_id: plan });
      if (body.subscription_id === undefined) throw new Error(JSON.stringify(body));
      const subscription = subscriptionAt(body.subscription_id);
      approveSubscription(fake.world, subscription);
      return subscription;
    },
    /** A person who has bought a plan. */
    async subscriber(plan: "basic" | "pro") {
      const userId = await addPerson(database);
      const subscription = await self.agreeToPlan(userId, plan);
      await post(userId, "subscription/activate", {
        subscriptionId: subscription.id,
        plan_id: plan,
      });
      return { userId, subscription };
    },
  };
  return self;
};

export type BillingApp = ReturnType<typeof createBillingApp>;
