import type { FakeDiscord } from "@spellwright/fakes";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GuildApp, nextKey } from "../../../../test/guild-app.ts";
import { type GuildStage, openGuildStage } from "../../../../test/guild-stage.ts";
import { judgeAnswer } from "../../../../test/judge.ts";
import type { OpenDatabase } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";

describe("[BOT-07] questions in channels", () => {
  let stage: GuildStage;
  let app: GuildApp;
  let database: OpenDatabase;
  let discord: FakeDiscord;
  beforeAll(async () => {
    stage = await openGuildStage();
    ({ app, database, discord } = stage);
  });
  afterAll(() => stage.close());

  test("the server's oldest pack pays, one zap a question", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 1);
    await app.givePack(server.guild_id, 5);
    for (const left of [
      [0, 5],
      [0, 4],
    ]) {
      const { status, body } = await app.askInChannel(app.message(server));
      expect([status, body.outcome, body.charged_to, body.zaps_charged]).toEqual([
        200,
        "answered",
        "pack",
        1,
      ]);
      expect(body.ruling.ruling).toBe("Yes.");
      expect(await app.packsLeft(server.guild_id)).toEqual(left);
    }
  });

  test("delivered twice, also at once, a message is answered, charged and counted once", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 9);
    const message = app.message(server);
    const asked = app.judge.asked.length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.askInChannel(message)));
    const again = await app.askInChannel(message);
    for (const { body } of [...answers, again]) expect(body).toEqual(again.body);
    expect(app.judge.asked.length).toBe(asked + 1);
    expect(await app.packsLeft(server.guild_id)).toEqual([8]);
    const stats = await app.call(
      "GET",
      `/api/discord/guilds/${server.guild_id}/stats`,
      server.ownerId,
    );
    expect(stats.body.total_messages).toBe(1);
    expect(stats.body.messages_by_channel).toEqual([
      { channel_id: server.channel.id, channel_name: "rules", count: 1 },
    ]);
    expect(stats.body.messages_by_day.at(-1).count).toBe(1);
  });

  test("without a pack the asker's linked account pays, and keeps the discussion", async () => {
    const server = await app.server();
    const asker = nextKey();
    const userId = await app.linkedPerson(asker);
    const before = await app.remaining(userId);
    const message = app.message(server, { discord_user_id: asker });
    const { body } = await app.askInChannel(message);
    expect([body.outcome, body.charged_to, body.zaps_charged]).toEqual(["answered", "account", 1]);
    expect((await app.askInChannel(message)).body).toEqual(body);
    expect(await app.remaining(userId)).toBe(before - 1);
  });

  test("[R-5] who pays is said before the first answer that an account pays for, and not again", async () => {
    const server = await app.server();
    const asker = nextKey();
    const userId = await app.linkedPerson(asker);
    const before = await app.remaining(userId);
    const untold = { discord_user_id: asker, account_pays: false };
    const message = app.message(server, untold);
    expect((await app.askInChannel(message)).body).toEqual({ outcome: "account_pays", zaps: 1 });
    expect(await app.remaining(userId)).toBe(before);
    const agreed = await app.askInChannel({ ...message, account_pays: true });
    expect(agreed.body.charged_to).toBe("account");
    const next = await app.askInChannel(app.message(server, { ...untold, text: "And now?" }));
    expect(next.body.charged_to).toBe("account");
    expect(await app.remaining(userId)).toBe(before - 2);
  });

  test.each([
    ["a pack", "pack"],
    ["an account", "account"],
  ])(
    "[ERR-04] an answer in the place of the model costs %s nothing, and says whose place",
    async (_, payer) => {
      const server = await app.server();
      const asker = nextKey();
      const userId = await app.linkedPerson(asker);
      const before = await app.remaining(userId);
      if (payer === "pack") await app.givePack(server.guild_id, 3);
      const engine = { kind: "local", model: null, fallback_from: "big-model" } as const;
      const usual = app.judge.next;
      app.judge.next = () => judgeAnswer({}, { engine });
      const message = app.message(server, { discord_user_id: asker });
      const { body } = await app.askInChannel(message);
      app.judge.next = usual;
      expect(body).toMatchObject({
        outcome: "answered",
        engine,
        charged_to: "nobody",
        zaps_charged: 0,
      });
      expect((await app.askInChannel(message)).body).toEqual(body);
      expect(await app.packsLeft(server.guild_id)).toEqual(payer === "pack" ? [3] : []);
      expect(await app.remaining(userId)).toBe(before);
    },
  );

  test("with neither, nothing is stored or charged: a link is offered", async () => {
    const server = await app.server();
    const message = app.message(server);
    expect((await app.askInChannel(message)).body).toEqual({ outcome: "link", had_pack: false });
    await app.givePack(server.guild_id, 1);
    // The same message, once there is a pack: a button was pressed meanwhile.
    expect((await app.askInChannel(message)).body.outcome).toBe("answered");
    const next = app.message(server, { text: "Does first strike stop trample?" });
    expect((await app.askInChannel(next)).body).toEqual({ outcome: "link", had_pack: true });
  });

  test("a linked account without zaps reads so in its language, with the way to more", async () => {
    const server = await app.server();
    const asker = nextKey();
    const userId = await app.linkedPerson(asker);
    await app.remaining(userId);
    await database.db.execute(
      sql`update user_zaps set daily_count = 5, daily_date = (now() at time zone 'utc')::date where user_id = ${userId}`,
    );
    const message = app.message(server, { discord_user_id: asker, language: "fr" });
    const { body } = await app.askInChannel(message);
    expect([body.outcome, body.code]).toEqual(["no_zaps", "DAILY_CAP"]);
    expect(body.subscription_url).toMatch(/\/fr\/subscription$/);
  });

  test("nothing is said outside the allowed channels; a thread counts as its channel", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 9);
    const { guild_id, channel, other, ownerId } = server;
    const asked = async (changes: object) =>
      (await app.askInChannel(app.message(server, { ...changes }))).body;
    expect(await asked({ channel_id: other.id })).toEqual({ outcome: "silent", reason: "channel" });
    expect(await asked({ guild_id: nextKey() })).toEqual({ outcome: "silent", reason: "guild" });
    const thread = { channel_id: nextKey(), parent_id: channel.id };
    expect((await asked(thread)).outcome).toBe("answered");
    await app.call("POST", `/api/discord/guilds/${guild_id}/channels`, ownerId, {
      body: { channels: [{ channel_id: channel.id, allowed: true }], threads_only: true },
    });
    expect(await asked({})).toEqual({ outcome: "silent", reason: "thread" });
    expect((await asked(thread)).outcome).toBe("answered");
    await app.asBot("DELETE", `/guilds/${guild_id}`);
    expect(await asked(thread)).toEqual({ outcome: "silent", reason: "guild" });
  });

  test.each([
    ["no ruling", () => judgeAnswer({ outcome: "cannot_settle" }), 200],
    [
      "a failure",
      () => {
        throw new AppError("MODEL_UNAVAILABLE");
      },
      503,
    ],
  ])("%s costs nothing, and may be asked again", async (_what, next, status) => {
    const server = await app.server();
    await app.givePack(server.guild_id, 2);
    const usual = app.judge.next;
    app.judge.next = next;
    const message = app.message(server);
    const answer = await app.askInChannel(message);
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body.charged_to).toBe("nobody");
    expect(await app.packsLeft(server.guild_id)).toEqual([2]);
    app.judge.next = usual;
    if (status === 200) return;
    expect((await app.askInChannel(message)).body.charged_to).toBe("pack");
    expect(await app.packsLeft(server.guild_id)).toEqual([1]);
  });

  test("[DATA-06] a follow-up is answered where what was said before is cut within a sign", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 4);
    for (const start of ["", "?"]) {
      const message = app.message(server, { text: start + "😀".repeat(600) });
      const { body } = await app.askInChannel(message);
      const shown = nextKey();
      await app.asBot("POST", `/questions/${body.question_id}/delivered`, { message_ids: [shown] });
      const next = await app.askInChannel(app.message(server, { text: "Why?", reply_to: shown }));
      expect([next.status, next.body.outcome]).toEqual([200, "answered"]);
    }
  });

  test("a reply to an answer goes on with its question; another server's is not looked at", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 9);
    const first = (await app.askInChannel(app.message(server, { text: "Does it trample?" }))).body;
    const shown = nextKey();
    await app.asBot("POST", `/questions/${first.question_id}/delivered`, { message_ids: [shown] });
    await app.askInChannel(app.message(server, { text: "And with two?", reply_to: shown }));
    expect(app.judge.asked.at(-1)?.question.history).toEqual([
      { role: "user", content: "Does it trample?" },
      { role: "oracle", content: "Yes. Because the rules say so." },
    ]);
    const stranger = await app.server("Another table");
    await app.givePack(stranger.guild_id, 9);
    await app.askInChannel(app.message(stranger, { reply_to: shown }));
    expect(app.judge.asked.at(-1)?.question.history).toEqual([]);
    const explained = await app.askInChannel(
      app.message(stranger, { text: "", explains: first.question_id }),
    );
    expect(explained.body.code).toBe("RUN_NOT_FOUND");
    const own = await app.askInChannel(
      app.message(server, { text: "", explains: first.question_id }),
    );
    expect([own.body.outcome, app.judge.asked.at(-1)?.question.question]).toEqual([
      "answered",
      "Does it trample?",
    ]);
  });

  test("a question that is too long is refused with the reason, and costs nothing", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 1);
    // Whoever pays Discord may write 4,000 characters.
    const long = app.message(server, { text: "x".repeat(2001), language: "fr" });
    const { status, body } = await app.askInChannel(long);
    expect([status, body.code, body.params?.max]).toEqual([400, "QUESTION_TOO_LONG", 2000]);
    expect(await app.packsLeft(server.guild_id)).toEqual([1]);
    expect((await app.askInChannel({ ...long, text: "x".repeat(2000) })).status).toBe(200);
  });

  test.each([
    ["channel", 20, 1],
    ["guild", 60, 4],
  ])(
    "a raid of many people: a %s takes %i questions a minute, and another server still has its turn",
    async (whom, limit, channels) => {
      const server = await app.server();
      await app.givePack(server.guild_id, 500);
      const names = Array.from({ length: channels }, (_each, at) => `raided ${at}`);
      const raided = names.map((name) => discord.world.addChannel(server.guild, name));
      await app.call("POST", `/api/discord/guilds/${server.guild_id}/channels`, server.ownerId, {
        body: { channels: raided.map(({ id }) => ({ channel_id: id, allowed: true })) },
      });
      const ask = async (at: number) => {
        const channel_id = raided[at % channels]?.id;
        return (await app.askInChannel(app.message(server, { channel_id }))).body;
      };
      for (let at = 0; at < limit; at += 1) expect((await ask(at)).outcome).toBe("answered");
      expect(await ask(limit)).toMatchObject({ outcome: "wait", whom });
      expect(await app.packsLeft(server.guild_id)).toEqual([500 - limit]);
      const other = await app.server();
      await app.givePack(other.guild_id, 1);
      expect((await app.askInChannel(app.message(other))).body.outcome).toBe("answered");
    },
  );
});
