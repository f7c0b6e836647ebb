import { randomUUID } from "node:crypto";
import type { FakeDiscord } from "@spellwright/fakes";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GuildApp, nextKey } from "../../../../test/guild-app.ts";
import { type GuildStage, openGuildStage } from "../../../../test/guild-stage.ts";
import { refusal } from "../../../../test/oracle-app.ts";
import { type OpenDatabase, schema } from "../../../database/index.ts";

const GONE = { status: 404, code: "RUN_NOT_FOUND" };

describe("[BOT-07] the page of an answer", () => {
  let stage: GuildStage;
  let app: GuildApp;
  let database: OpenDatabase;
  let discord: FakeDiscord;
  let now = new Date();
  beforeAll(async () => {
    stage = await openGuildStage({ now: () => now });
    ({ app, database, discord } = stage);
  });
  afterAll(() => stage.close());

  const idIn = (url: string): string => url.slice(url.lastIndexOf("/") + 1);
  const read = (url: string) => app.call("GET", `/api/discord/answers/${idIn(url)}`, null);
  const packServer = async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 9);
    return server;
  };
  const answerIn = async (
    server: Awaited<ReturnType<GuildApp["server"]>>,
    changes: Readonly<Record<string, unknown>> = {},
  ): Promise<string> => (await app.askInChannel(app.message(server, changes))).body.answer_url;

  test("whoever has the link reads question, answer and rules, and nothing of who asked or where", async () => {
    const server = await packServer();
    const [asker, friend] = [nextKey(), nextKey()];
    const url = await answerIn(server, {
      discord_user_id: asker,
      language: "fr",
      text: `Le contact mortel de <@${friend}> marche-t-il dans <#${server.channel.id}> <:mox:${friend}> ?`,
    });
    expect(url).toMatch(/\/fr\/oracle\/answer\/[0-9a-f-]{36}$/);
    const { status, body } = await read(url);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      question: "Le contact mortel de … marche-t-il dans … :mox: ?",
      language: "fr",
      ruling: { ruling: "Yes." },
      engine: { kind: "local" },
      zaps_charged: 1,
    });
    const days = (Date.parse(body.readable_until) - now.getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const said = JSON.stringify(body);
    for (const secret of [asker, friend, server.guild_id, server.channel.id, server.ownerId])
      expect(said).not.toContain(secret);
  });

  test("one that never was, or cannot be, is missing; so is one that failed", async () => {
    for (const never of [randomUUID(), "1", "x".repeat(60)])
      expect(refusal(await read(`/${never}`))).toEqual(GONE);
    const server = await packServer();
    const url = await answerIn(server);
    await database.db.execute(
      sql`update runs set status = 'failed'
        where id = (select run_id from guild_questions where id = ${idIn(url)})`,
    );
    expect(refusal(await read(url))).toEqual(GONE);
  });

  test("who asked and the owner of the server take it back; to anybody else it is not theirs, and missing", async () => {
    const server = await packServer();
    const discord_user_id = nextKey();
    const asker = await app.linkedPerson(discord_user_id);
    const stranger = await app.linkedPerson(nextKey());
    const { ownerId: otherOwner } = await packServer();
    const answer = async (changes: Readonly<Record<string, unknown>> = {}) =>
      (await app.askInChannel(app.message(server, changes))).body;
    const take = async (url: string, viewer: string | null) =>
      app.call("DELETE", `/api/discord/answers/${idIn(url)}`, viewer);
    const canWithdraw = async (url: string, viewer: string | null) =>
      (await app.call("GET", `/api/discord/answers/${idIn(url)}`, viewer)).body.can_withdraw;

    const own = await answer({ discord_user_id });
    const others = await answer();
    for (const viewer of [stranger, otherOwner, null])
      expect(await canWithdraw(own.answer_url, viewer)).toBe(false);
    for (const viewer of [stranger, otherOwner, asker])
      expect(refusal(await take(others.answer_url, viewer))).toEqual(GONE);
    expect((await take(own.answer_url, null)).status).toBe(401);
    expect((await read(own.answer_url)).status).toBe(200);

    expect(await canWithdraw(own.answer_url, asker)).toBe(true);
    expect(await canWithdraw(others.answer_url, server.ownerId)).toBe(true);
    expect((await take(own.answer_url, asker)).body).toEqual({ done: true });
    expect((await take(others.answer_url, server.ownerId)).body).toEqual({ done: true });
    for (const { answer_url, question_id } of [own, others]) {
      expect(refusal(await read(answer_url))).toEqual(GONE);
      expect(refusal(await take(answer_url, server.ownerId))).toEqual(GONE);
      // What stands on Discord keeps its buttons.
      expect((await app.asBot("GET", `/questions/${question_id}`)).status).toBe(200);
    }
    expect(await app.packsLeft(server.guild_id)).toEqual([7]);
    // Who took it back and asks again gets a page again.
    expect((await answer({ discord_user_id })).outcome).toBe("answered");
  });

  test("it is the owner's that Discord names now, not the one of before", async () => {
    const server = await packServer();
    const url = await answerIn(server);
    const path = `/api/discord/answers/${idIn(url)}`;
    const heir = discord.world.addUser(`heir-${randomUUID()}`);
    const heirId = await app.linkedPerson(heir.id);
    server.guild.owner_id = heir.id;
    expect(refusal(await app.call("DELETE", path, server.ownerId))).toEqual(GONE);
    discord.fail("down", /./);
    const refused = await app.call("DELETE", path, heirId);
    discord.recover();
    expect(refusal(refused)).toEqual({ status: 503, code: "DISCORD_UNAVAILABLE" });
    expect((await app.call("DELETE", path, heirId)).status).toBe(200);
    expect(refusal(await read(url))).toEqual(GONE);
  });

  test("it goes with its server's data, and after thirty days", async () => {
    const [removed, left] = [await packServer(), await packServer()];
    const [first, second] = [await answerIn(removed), await answerIn(left)];
    await app.asBot("DELETE", `/guilds/${left.guild_id}`);
    expect((await read(second)).status).toBe(200);
    await app.call("DELETE", `/api/discord/guilds/${removed.guild_id}`, removed.ownerId);
    expect(refusal(await read(first))).toEqual(GONE);

    const asked = now;
    now = new Date(asked.getTime() + 29 * 86_400_000);
    await app.guilds.work.run();
    expect((await read(second)).status).toBe(200);
    now = new Date(asked.getTime() + 31 * 86_400_000);
    await app.guilds.work.run();
    expect(refusal(await read(second))).toEqual(GONE);
    now = asked;
  });

  test("what an account paid for has the same page, until it is deleted there", async () => {
    const server = await app.server();
    const ask = async () => {
      const discord_user_id = nextKey();
      const userId = await app.linkedPerson(discord_user_id);
      const url = await answerIn(server, { discord_user_id });
      expect((await read(url)).body.ruling.ruling).toBe("Yes.");
      const { body } = await app.call("GET", "/api/discussions?type=oracle", userId);
      return { userId, url, discussion: body.items[0].id as string };
    };
    const [first, second, third] = [await ask(), await ask(), await ask()];
    expect(JSON.stringify((await read(first.url)).body)).not.toContain(first.discussion);

    await app.call("DELETE", `/api/discussions/${first.discussion}`, first.userId);
    expect(refusal(await read(first.url))).toEqual(GONE);

    const messages = `/api/discussions/${second.discussion}/messages`;
    const [question] = (await app.call("GET", messages, second.userId)).body.items;
    await app.call("DELETE", `${messages}/${question.id}`, second.userId);
    expect(refusal(await read(second.url))).toEqual(GONE);

    await database.db.delete(schema.user).where(eq(schema.user.id, third.userId));
    expect(refusal(await read(third.url))).toEqual(GONE);
  });
});
