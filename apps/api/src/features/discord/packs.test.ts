import {
  approveOrder,
  type FakeDiscord,
  openDispute,
  refundCapture,
  resolveDispute,
} from "@spellwright/fakes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AGREED, accountAt, type PayPalStage, startPayPal } from "../../../test/billing-app.ts";
import type { GuildApp } from "../../../test/guild-app.ts";
import { type GuildStage, openGuildStage } from "../../../test/guild-stage.ts";
import { createPayPalProvider } from "../billing/index.ts";

describe("[BOT-08] packs", () => {
  let stage: GuildStage;
  let payPal: PayPalStage;
  let discord: FakeDiscord;
  let app: GuildApp;
  beforeAll(async () => {
    payPal = await startPayPal();
    stage = await openGuildStage(
      { provider: createPayPalProvider(accountAt(payPal.fake)) },
      // Owners are asked about more often here than anywhere else.
      { routeLimit: { limit: 100, windowMs: 5000 } },
    );
    ({ app, discord } = stage);
    payPal.door.leadTo(app);
  });
  afterAll(async () => {
    await payPal.close();
    await stage.close();
  });
  const call = (userId: string, method: string, path: string, body?: unknown) =>
    app.call(method, `/api/discord${path}`, userId, body === undefined ? {} : { body });

  const order = async (server: Awaited<ReturnType<GuildApp["server"]>>, pack_size: 100 | 500) => {
    const path = `/guilds/${server.guild_id}/packs`;
    const made = (await call(server.ownerId, "POST", `${path}/order`, { pack_size, ...AGREED }))
      .body;
    const id = new URL(made.approval_url).searchParams.get("token");
    const atPayPal = payPal.fake.world.state.orders.find((each) => each.id === id);
    if (atPayPal === undefined) throw new Error("PayPal has no such order");
    const capture = () =>
      call(server.ownerId, "POST", `${path}/capture`, { order_id: made.order_id });
    return { made, atPayPal, capture };
  };
  const settle = async () => {
    for (const _round of ["what came", "what follows"]) {
      await payPal.fake.deliveries.settle();
      await app.billing.work.run();
    }
  };
  const packs = async (server: Awaited<ReturnType<GuildApp["server"]>>) =>
    (await call(server.ownerId, "GET", `/guilds/${server.guild_id}/stats`)).body.packs.map(
      ({ status, pack_size, remaining_zaps }: Record<string, unknown>) => [
        status,
        pack_size,
        remaining_zaps,
      ],
    );

  test("are ordered, wait, are agreed to and captured once, also when the buyer's word comes twice at once", async () => {
    const server = await app.server();
    const { atPayPal, capture } = await order(server, 500);
    expect(await packs(server)).toEqual([["pending", 500, 0]]);
    expect((await capture()).body.code).toBe("PAYMENT_NOT_APPROVED");
    approveOrder(payPal.fake.world, atPayPal);
    const taken = await Promise.all([capture(), capture()]);
    expect(taken.map(({ body }) => body)).toEqual([
      { pack_size: 500, status: "done" },
      { pack_size: 500, status: "done" },
    ]);
    expect(await packs(server)).toEqual([["captured", 500, 500]]);
    const { body } = await app.call("GET", "/api/billing/payments", server.ownerId);
    expect([body.items[0].amount_cents, body.items[0].server_pack]).toEqual([3999, true]);
    // The person's own balance has nothing of it.
    expect(await app.remaining(server.ownerId)).toBe(10);
  });

  test("another's order, or one of another server, is missing", async () => {
    const [server, stranger] = [await app.server(), await app.server("Another table")];
    const { made } = await order(server, 100);
    const path = `/guilds/${stranger.guild_id}/packs/capture`;
    const body = { order_id: made.order_id };
    expect((await call(stranger.ownerId, "POST", path, body)).body.code).toBe("PAYMENT_NOT_FOUND");
    const own = await app.call("POST", "/api/billing/overage/capture", server.ownerId, {
      body: { orderId: made.order_id, zaps: 10 },
    });
    expect(own.body.code).toBe("PAYMENT_NOT_FOUND");
  });

  test("[BILL-04] a refund takes back what is not spent", async () => {
    const server = await app.server();
    const { atPayPal, capture } = await order(server, 100);
    approveOrder(payPal.fake.world, atPayPal);
    await capture();
    await app.askInChannel(app.message(server));
    refundCapture(payPal.fake.world, atPayPal.captures[0]?.id ?? "");
    await settle();
    expect(await packs(server)).toEqual([["captured", 100, 0]]);
  });

  test("[BILL-04] restores what was not refunded meanwhile, each time a dispute is given up", async () => {
    const server = await app.server();
    const { atPayPal, capture } = await order(server, 100);
    approveOrder(payPal.fake.world, atPayPal);
    await capture();
    const id = atPayPal.captures[0]?.id ?? "";
    const dispute = async (meanwhile: () => void) => {
      const opened = openDispute(payPal.fake.world, id);
      await settle();
      meanwhile();
      await settle();
      expect(await packs(server)).toEqual([["captured", 100, 0]]);
      resolveDispute(payPal.fake.world, opened, "CANCELED_BY_BUYER");
      await settle();
    };
    await dispute(() => refundCapture(payPal.fake.world, id, "5.00"));
    expect(await packs(server)).toEqual([["captured", 100, 50]]);
    await dispute(() => undefined);
    expect(await packs(server)).toEqual([["captured", 100, 50]]);
  });

  test("[BOT-09] removing the bot closes packs, deletes settings and history, keeps payments", async () => {
    const server = await app.server();
    const { atPayPal, capture } = await order(server, 100);
    approveOrder(payPal.fake.world, atPayPal);
    await capture();
    const begun = await order(server, 500);
    await app.askInChannel(app.message(server));
    const removed = await call(server.ownerId, "DELETE", `/guilds/${server.guild_id}`);
    expect(removed.body).toEqual({ left: true });
    expect(server.guild.hasBot).toBe(false);
    expect((await call(server.ownerId, "GET", "/guilds")).body.guilds).toEqual([]);
    expect(await app.packsLeft(server.guild_id)).toEqual([0]);
    expect((await app.asBot("GET", `/guilds/${server.guild_id}`)).body.code).toBe(
      "GUILD_NOT_FOUND",
    );
    expect((await app.askInChannel(app.message(server))).body.outcome).toBe("silent");
    const { body } = await app.call("GET", "/api/billing/payments", server.ownerId);
    expect(body.items).toHaveLength(1);
    // Back again: neither the closed pack nor the order that was dropped come with it.
    discord.world.invite(server.guild);
    await call(server.ownerId, "POST", "/guilds/upsert", { guild_id: server.guild_id });
    expect(await packs(server)).toEqual([["failed", 500, 0]]);
    expect((await begun.capture()).body.code).toBe("PAYMENT_REFUSED");
  });
});
