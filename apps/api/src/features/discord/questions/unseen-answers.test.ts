import type { FakeDiscord } from "@spellwright/fakes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createGuildApp, type GuildApp, nextKey } from "../../../../test/guild-app.ts";
import { type GuildStage, openGuildStage } from "../../../../test/guild-stage.ts";
import { readLedgerFaults } from "../../../../test/ledger.ts";
import { QUICK } from "../../../../test/oracle-app.ts";
import type { OpenDatabase } from "../../../database/index.ts";

describe("[BOT-07] answers that nobody saw", () => {
  let stage: GuildStage;
  let app: GuildApp;
  let database: OpenDatabase;
  let discord: FakeDiscord;
  let skipped = 0;
  const now = () => new Date(Date.now() + skipped);
  beforeAll(async () => {
    stage = await openGuildStage({ now });
    ({ app, database, discord } = stage);
  });
  afterAll(() => stage.close());

  test("an answer that could not be shown is given back where it came from, once", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 1);
    const asker = nextKey();
    const userId = await app.linkedPerson(asker);
    const before = await app.remaining(userId);
    const ofPack = (await app.askInChannel(app.message(server))).body;
    const ofAccount = (await app.askInChannel(app.message(server, { discord_user_id: asker })))
      .body;
    expect([ofPack.charged_to, ofAccount.charged_to]).toEqual(["pack", "account"]);
    for (const { question_id: id } of [ofPack, ofAccount]) {
      expect((await app.asBot("POST", `/questions/${id}/undelivered`)).body.refunded).toBe(true);
      expect((await app.asBot("POST", `/questions/${id}/undelivered`)).body.refunded).toBe(false);
      expect((await app.asBot("GET", `/questions/${id}`)).body.charged_to).toBe("nobody");
    }
    expect(await app.packsLeft(server.guild_id)).toEqual([1]);
    expect(await app.remaining(userId)).toBe(before);
  });

  test("what nobody confirmed in 20 minutes is given back; what was confirmed is not", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 9);
    await app.askInChannel(app.message(server));
    const seen = (await app.askInChannel(app.message(server))).body;
    await app.asBot("POST", `/questions/${seen.question_id}/delivered`, {
      message_ids: [nextKey()],
    });
    skipped += 19 * 60_000;
    await app.guilds.work.run();
    expect(await app.packsLeft(server.guild_id)).toEqual([7]);
    skipped += 2 * 60_000;
    await app.guilds.work.run();
    await app.guilds.work.run();
    expect(await app.packsLeft(server.guild_id)).toEqual([8]);
  });

  test("a bot that was ended leaves what the next one posts or gives back", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 9);
    const of = async (changes: Readonly<Record<string, unknown>> = {}) => {
      const message = app.message(server, changes);
      return { key: message.key, id: (await app.askInChannel(message)).body.question_id };
    };
    const listed = async () => {
      const { items } = (await app.asBot("GET", "/questions")).body;
      return items
        .filter((each: { guild_id: string }) => each.guild_id === server.guild_id)
        .map((each: { key: string; channel_id: string }) => [each.key, each.channel_id]);
    };
    const thread = nextKey();
    const inThread = await of({ channel_id: thread, parent_id: server.channel.id });
    const command = await of({ via: "interaction" });
    const shown = await of();
    await app.asBot("POST", `/questions/${shown.id}/delivered`, { message_ids: [nextKey()] });
    expect(await listed()).toEqual([
      [inThread.key, thread],
      [command.key, null],
    ]);
    await app.asBot("POST", `/questions/${command.id}/undelivered`);
    expect(await listed()).toEqual([[inThread.key, thread]]);
    // By then Discord may have forgotten the nonce: a second post would be a second message.
    skipped += 2 * 60_000;
    expect(await listed()).toEqual([[inThread.key, null]]);
    await app.asBot("POST", `/questions/${inThread.id}/undelivered`);
    expect(await listed()).toEqual([]);
    expect(await app.packsLeft(server.guild_id)).toEqual([8]);
  });

  test("[BOT-09] a question under way goes with its server, and leaves no charge open", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 3);
    const asked = app.judge.asked.length;
    app.judge.hold();
    const waiting = app.askInChannel(app.message(server));
    await expect.poll(() => app.judge.asked.length).toBe(asked + 1);
    const path = `/api/discord/guilds/${server.guild_id}`;
    expect((await app.call("DELETE", path, server.ownerId)).status).toBe(200);
    expect((await waiting).status).toBe(404);
    app.judge.release();
    expect(await app.packsLeft(server.guild_id)).toEqual([0]);
    expect(await readLedgerFaults(database)).toEqual([]);
  });

  test("a process that ends gives back what is under way; the next one answers it", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 3);
    const other = createGuildApp(database, discord, { now });
    other.judge.hold();
    const message = app.message(server);
    const waiting = other.askInChannel(message);
    await expect.poll(() => other.judge.asked.length).toBe(1);
    expect(await app.packsLeft(server.guild_id)).toEqual([2]);
    const stopped = other.runs.work?.stop();
    other.judge.release();
    await stopped;
    expect((await waiting).body.code).toBe("RUN_INTERRUPTED");
    expect(await app.packsLeft(server.guild_id)).toEqual([3]);
    expect((await app.askInChannel(message)).body.charged_to).toBe("pack");
  });

  test("a process that died is noticed by its heartbeat: its question is given back", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 3);
    // Its heart beats no more.
    const timing = { ...QUICK, beatMs: 600_000 };
    const dead = createGuildApp(database, discord, { now, timing });
    dead.judge.hold();
    const message = app.message(server);
    const lost = dead.askInChannel(message);
    await expect.poll(() => dead.judge.asked.length).toBe(1);
    await database.db.execute(
      sql`update runs set heartbeat_at = now() - interval '1 minute' where status = 'running'`,
    );
    const next = createGuildApp(database, discord, { now, isSoleProcess: false });
    await next.runs.work?.start();
    expect(await app.packsLeft(server.guild_id)).toEqual([3]);
    expect((await lost).body.code).toBe("RUN_INTERRUPTED");
    expect((await next.askInChannel(message)).body.charged_to).toBe("pack");
    dead.judge.release();
    for (const { runs } of [dead, next]) await runs.work?.stop();
    expect(await app.packsLeft(server.guild_id)).toEqual([2]);
  });
});
