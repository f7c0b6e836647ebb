import { randomUUID } from "node:crypto";
import type { FakeDiscord } from "@spellwright/fakes";
import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GuildApp, nextKey, signInAs } from "../../../test/guild-app.ts";
import { type GuildStage, openGuildStage } from "../../../test/guild-stage.ts";
import { addPerson } from "../../../test/oracle-app.ts";
import { type OpenDatabase, schema } from "../../database/index.ts";

const REDIRECT = "http://127.0.0.1:3000/discord/oauth/callback";
/** Owners are asked about more often here than anywhere else. */
const OFTEN = { limit: 1000, windowMs: 5000 };

const givePassword = async ({ db }: OpenDatabase, userId: string, password: string) => {
  const hash = await hashPassword(password);
  await db
    .insert(schema.account)
    .values({ accountId: userId, userId, providerId: "credential", password: hash });
};

describe("owners of servers", () => {
  let stage: GuildStage;
  let app: GuildApp;
  let database: OpenDatabase;
  let discord: FakeDiscord;
  let skipped = 0;
  beforeAll(async () => {
    stage = await openGuildStage(
      { now: () => new Date(Date.now() + skipped) },
      { redirectUris: [REDIRECT], routeLimit: OFTEN, globalLimit: OFTEN },
    );
    ({ app, database, discord } = stage);
  });
  afterAll(() => stage.close());
  const call = (userId: string, method: string, path: string, body?: unknown) =>
    app.call(method, `/api/discord${path}`, userId, body === undefined ? {} : { body });
  /** Somebody who signed in just now. */
  const newcomer = async (): Promise<string> => {
    const id = await addPerson(database);
    await signInAs(database, id);
    return id;
  };
  const mailsTo = (userId: string) =>
    app.mails.filter(({ to }) => to.startsWith(userId)).map(({ kind }) => kind);
  const list = async (userId: string) => (await call(userId, "GET", "/guilds")).body.guilds;
  const linkStatus = async (userId: string) => (await call(userId, "GET", "/link-status")).body;
  const invitation = async (discordId: string) => {
    const person = { discord_user_id: discordId, discord_user_name: "jace", language: "fr" };
    const { link_url } = (await app.asBot("POST", "/invitations", person)).body;
    return Object.fromEntries(new URL(link_url).searchParams);
  };

  describe("[BOT-05] [BOT-10] linking by the bot's word", () => {
    test("the one that it names is linked, once, and a second click finds it done", async () => {
      const [me, other] = [await newcomer(), await newcomer()];
      const link = await invitation("41");
      expect((await call(me, "POST", "/link/invitation", link)).body).toEqual({
        discord_user_name: "jace",
      });
      expect((await linkStatus(me)).linked).toBe(false);
      expect((await call(me, "POST", "/link", link)).status).toBe(200);
      expect((await call(me, "POST", "/link", link)).status).toBe(200);
      expect((await linkStatus(me)).discord_user_id).toBe("41");
      expect((await call(other, "POST", "/link", link)).body.code).toBe("DISCORD_LINK_INVALID");
      const again = await invitation("41");
      expect((await call(other, "POST", "/link", again)).body.code).toBe(
        "DISCORD_LINKED_ELSEWHERE",
      );
      await call(me, "DELETE", "/link");
      await call(me, "DELETE", "/link");
      expect((await linkStatus(me)).linked).toBe(false);
      // Two clicks and two cuts are one piece of news each.
      expect(mailsTo(me)).toEqual(["bot_linked", "bot_unlinked"]);
      // What was refused for the other account was not used up.
      expect((await call(other, "POST", "/link", again)).status).toBe(200);
    });

    test("a bare id, another id, a changed text and an old link prove nothing", async () => {
      const me = await newcomer();
      const { token = "" } = await invitation("42");
      const [text = "", mac = ""] = token.split(".");
      const changed = Buffer.from(
        Buffer.from(text, "base64url").toString().replace('"42"', '"43"'),
      ).toString("base64url");
      for (const shown of [
        { discord_user_id: "42" },
        { discord_user_id: "43", token },
        { discord_user_id: "43", token: `${changed}.${mac}` },
        { discord_user_id: "42", token: `${token}.x` },
        { discord_user_id: "42", token: "" },
      ])
        expect((await call(me, "POST", "/link", shown)).body.code, JSON.stringify(shown)).toBe(
          "DISCORD_LINK_INVALID",
        );
      skipped += 16 * 60_000;
      expect((await call(me, "POST", "/link", { discord_user_id: "42", token })).body.code).toBe(
        "DISCORD_LINK_INVALID",
      );
      expect((await linkStatus(me)).linked).toBe(false);
    });
  });

  test("[BOT-05] a session that did not begin just now links nothing without the password", async () => {
    const left = await addPerson(database);
    await signInAs(database, left, 11);
    const link = await invitation("44");
    expect((await call(left, "POST", "/link", link)).body.code).toBe("FRESH_SIGN_IN_REQUIRED");
    // The link was not used up: with the password it is as good as before.
    const password = "a long enough password";
    await givePassword(database, left, password);
    const wrong = await call(left, "POST", "/link", { ...link, password: "another" });
    expect(wrong.body.code).toBe("PASSWORD_WRONG");
    expect((await linkStatus(left)).linked).toBe(false);
    expect((await call(left, "POST", "/link", { ...link, password })).status).toBe(200);
    expect(mailsTo(left)).toEqual(["bot_linked"]);
  });

  describe("[BOT-03] [BOT-05] Discord's own word", () => {
    const post = (url: string, form: Record<string, string>, cookie = "") =>
      fetch(url, {
        method: "POST",
        body: new URLSearchParams(form),
        headers: { cookie },
        redirect: "manual",
      });
    /** The way through Discord's pages, as far as what it leads back with. */
    const authorize = async (userId: string, username: string) => {
      const { authUrl } = (await call(userId, "GET", "/oauth-url")).body;
      const signedIn = await post(authUrl, { action: "sign-in", username });
      const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
      const back = await post(authUrl, { action: "authorize" }, cookie);
      const { searchParams } = new URL(back.headers.get("location") ?? "");
      return { code: searchParams.get("code"), state: searchParams.get("state") };
    };

    test("a return that comes twice, also at once, is one link", async () => {
      const me = await newcomer();
      const returned = await authorize(me, "nissa");
      const answers = await Promise.all(
        [1, 2, 3].map(() => call(me, "POST", "/oauth/callback", returned)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await call(me, "POST", "/oauth/callback", returned)).status).toBe(200);
      const nissa = [...discord.world.users.values()].find(({ username }) => username === "nissa");
      expect((await linkStatus(me)).discord_user_id).toBe(nissa?.id);
      expect(mailsTo(me)).toEqual(["bot_linked"]);
    });

    test("a return belongs to the session that began it; a forged state and a refused code are none", async () => {
      const [me, thief] = [await newcomer(), await newcomer()];
      const returned = await authorize(me, "kaya");
      expect((await call(thief, "POST", "/oauth/callback", returned)).body.code).toBe(
        "DISCORD_LINK_INVALID",
      );
      const forged = { ...returned, state: "forged.state" };
      expect((await call(me, "POST", "/oauth/callback", forged)).status).toBe(403);
      const refused = { ...returned, code: "unknown" };
      expect((await call(me, "POST", "/oauth/callback", refused)).status).toBe(403);
      expect((await linkStatus(me)).linked).toBe(false);
      expect((await linkStatus(thief)).linked).toBe(false);
    });

    test("an older session is asked for the password; the same return is good then", async () => {
      const left = await addPerson(database);
      await signInAs(database, left, 11);
      const returned = await authorize(left, "teferi");
      const answer = await call(left, "POST", "/oauth/callback", returned);
      expect(answer.body.code).toBe("FRESH_SIGN_IN_REQUIRED");
      const password = "a long enough password";
      await givePassword(database, left, password);
      const again = { ...returned, password };
      expect((await call(left, "POST", "/oauth/callback", again)).status).toBe(200);
      expect((await linkStatus(left)).linked).toBe(true);
    });
  });

  test("[BOT-01] a server says since when the bot is in it: since it came, or came back", async () => {
    const { guild_id: id, ownerId, owner } = await app.server();
    const sinceToldAgain = async () => {
      await app.asBot("PUT", `/guilds/${id}`, { name: "Club", icon: null, owner_id: owner.id });
      return Date.parse((await list(ownerId))[0].present_since);
    };
    const came = await sinceToldAgain();
    skipped += 120_000;
    expect(await sinceToldAgain()).toBe(came);
    await app.asBot("DELETE", `/guilds/${id}`);
    expect(await sinceToldAgain()).toBeGreaterThanOrEqual(came + 120_000);
  });

  describe("[BOT-06] who sees and changes a server", () => {
    test("its owner as Discord names him now does; whoever was it sees it no more after a minute", async () => {
      const server = await app.server();
      const heir = discord.world.addUser("heir");
      const heirId = await app.linkedPerson(heir.id);
      expect((await list(server.ownerId)).map(({ name }: { name: string }) => name)).toEqual([
        "Friday table",
      ]);
      Object.assign(server.guild, { owner_id: heir.id });
      // Within the minute the older word counts for looking.
      const path = `/guilds/${server.guild_id}`;
      expect((await call(server.ownerId, "GET", `${path}/stats`)).status).toBe(200);
      skipped += 61_000;
      expect((await call(server.ownerId, "GET", `${path}/stats`)).body.code).toBe(
        "GUILD_NOT_FOUND",
      );
      expect(await list(server.ownerId)).toEqual([]);
      expect((await call(heirId, "GET", `${path}/stats`)).status).toBe(200);
    });

    test.each([
      ["DELETE", "", undefined],
      ["POST", "/packs/order", { pack_size: 100 }],
      ["POST", "/packs/capture", { order_id: randomUUID() }],
    ] as const)("Discord is asked anew before %s of %j", async (method, rest, body) => {
      const { guild, guild_id, ownerId } = await app.server();
      const path = `/guilds/${guild_id}`;
      const look = async () => (await call(ownerId, "GET", `${path}/stats`)).status;
      expect(await look()).toBe(200);
      Object.assign(guild, { owner_id: discord.world.addUser("heir").id });
      expect(await look()).toBe(200);
      const { code } = (await call(ownerId, method, `${path}${rest}`, body)).body;
      expect(code).toBe("GUILD_NOT_FOUND");
      expect(guild.hasBot).toBe(true);
    });

    test("an outage of Discord is named as that; nothing is shown or changed on an old word", async () => {
      const server = await app.server();
      skipped += 61_000;
      discord.fail("down", /guilds/);
      for (const [method, rest] of [
        ["GET", "/guilds"],
        ["GET", `/guilds/${server.guild_id}/channels`],
        ["DELETE", `/guilds/${server.guild_id}`],
      ] as const)
        expect((await call(server.ownerId, method, rest)).body.code, rest).toBe(
          "DISCORD_UNAVAILABLE",
        );
      discord.recover();
      expect(await list(server.ownerId)).toHaveLength(1);
    });

    test("a limit of Discord is named as that, with the wait; nothing is shown meanwhile", async () => {
      const server = await app.server();
      skipped += 61_000;
      discord.limits.refuseNext(1, 8);
      const { status, body, headers } = await call(server.ownerId, "GET", "/guilds");
      expect([status, body.code, body.params]).toEqual([503, "DISCORD_BUSY", { retry_after: 8 }]);
      expect(headers.get("retry-after")).toBe("8");
      expect(body.error).toContain("8 seconds");
      expect(await list(server.ownerId)).toHaveLength(1);
    });

    test("[ERR-03] of servers that are not theirs Discord is asked thirty times for one person, and their owners go on", async () => {
      const server = await app.server();
      const stranger = await app.linkedPerson(nextKey());
      const look = async (guildId: string) =>
        (await call(stranger, "GET", `/guilds/${guildId}/stats`)).body.code;
      for (let time = 0; time < 30; time++) expect(await look(nextKey())).toBe("GUILD_NOT_FOUND");
      const before = discord.calls.length;
      for (const id of [nextKey(), server.guild_id]) expect(await look(id)).toBe("RATE_LIMITED");
      expect(discord.calls).toHaveLength(before);
      const path = `/guilds/${server.guild_id}/stats`;
      for (let time = 0; time < 31; time++)
        expect((await call(server.ownerId, "GET", path)).status).toBe(200);
    });

    test("[BOT-02] settings are kept; a channel twice is refused", async () => {
      const { guild_id, ownerId, channel, other } = await app.server();
      const path = `/guilds/${guild_id}/channels`;
      const sent = [channel, other].map(({ id, name }) => ({
        channel_id: id,
        channel_name: name ?? "",
        allowed: id === other.id,
      }));
      const body = { channels: sent, threads_only: true, language: "fr" };
      const saved = (await call(ownerId, "POST", path, body)).body;
      const allowed = saved.channels.map((each: { allowed: boolean }) => each.allowed);
      expect([...allowed, saved.threads_only, saved.language]).toEqual([false, true, true, "fr"]);
      expect((await app.asBot("GET", `/guilds/${guild_id}`)).body).toEqual({
        guild_id,
        allowed_channels: [other.id],
        threads_only: true,
        language: "fr",
      });
      const twice = { channels: [...sent, ...sent] };
      expect((await call(ownerId, "POST", path, twice)).body.code).toBe("FIELD_INVALID");
    });
  });

  test("[BOT-07] the bot's calls open to its key alone", async () => {
    const { ownerId, guild_id } = await app.server();
    const path = `/api/bot/guilds/${guild_id}`;
    for (const authorization of [`Bearer ${ownerId}`, "Bearer wrong", "Bearer ", "Basic x"]) {
      const { status } = await app.call("GET", path, null, { headers: { authorization } });
      expect(status, authorization).toBe(401);
    }
    expect((await app.asBot("GET", `/guilds/${nextKey()}`)).status).toBe(404);
    expect((await app.asBot("GET", `/guilds/${guild_id}`)).status).toBe(200);
  });
});
