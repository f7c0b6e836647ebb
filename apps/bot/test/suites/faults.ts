import type { FakeMessage } from "@spellwright/fakes";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { statsOf } from "../owner.ts";
import { answersTo, type Server, type Stage } from "../stage.ts";
import { QUESTION, setTable, type Table } from "../table.ts";

const POSTS = /POST \/channels\/\d+\/messages/;
const FILLS_IN = /PATCH \/webhooks\//;

/** Lines that break, processes that are killed, Discord and the API away. */
export const faults = (at: () => Stage) =>
  describe("[BOT-07] a question in a channel", () => {
    let stage: Stage;
    let table: Table;
    let server: Server;
    beforeAll(() => {
      stage = at();
      table = setTable(stage);
    });
    // The limits of a channel and a server are their own matter: each test has a server of its own.
    beforeEach(async () => {
      server = await stage.addServer();
    });
    const ask = (): FakeMessage => table.write(server.rules, table.mention(QUESTION));
    const command = () => table.command(server.rules, "oracle", { question: QUESTION });
    const answered = (...asked: readonly { readonly id: string }[]) =>
      stage.until(() => asked.every(({ id }) => answersTo(stage, id).length > 0));
    const left = async (): Promise<number> =>
      (await statsOf(server.owner, server.guild.id)).remaining_zaps;
    const leaves = (zaps: number) => stage.until(async () => (await left()) === zaps);
    const isTyping = () => stage.until(() => stage.discord.world.typing.has(server.rules.id));
    /** Calls of Discord's that met a fault and came back with this status. */
    const failed = (matching: RegExp, status: number) =>
      stage.discord.calls.filter((each) => matching.test(each.call) && each.status === status)
        .length;

    it("is answered once when its events come three times and in reverse", async () => {
      const { gateway } = stage.discord;
      gateway.hold();
      gateway.repeat(3);
      const asked = [ask(), ask(), ask()];
      gateway.release((events) => [...events].reverse());
      await answered(...asked);
      gateway.repeat(1);
      expect(asked.map(({ id }) => answersTo(stage, id).length)).toEqual([1, 1, 1]);
      expect(await left()).toBe(97);
    });

    it("is answered once when an interaction is sent again, at once and to the next process of the bot", async () => {
      const { gateway } = stage.discord;
      gateway.hold();
      const asked = command();
      let told: Parameters<Parameters<typeof gateway.release>[0] & object>[0] = [];
      gateway.release((events) => {
        told = events;
        return [...events, ...events];
      });
      await answered(asked);
      const tellAgain = async () => {
        gateway.hold();
        // What comes after it is answered after it.
        const next = ask();
        gateway.release((events) => [...told, ...events]);
        await answered(next);
      };
      await tellAgain();
      await stage.restartBot();
      await tellAgain();
      expect(answersTo(stage, asked.id)).toHaveLength(1);
      await stage.until(async () => (await stage.pending()) === 0);
      expect(await left()).toBe(97);
    });

    it.each([
      ["the line breaks", () => stage.discord.gateway.drop()],
      ["Discord asks to reconnect", () => stage.discord.gateway.askToReconnect()],
      ["the session is to be resumed", () => stage.discord.gateway.invalidate(true)],
      ["Discord closes with 4000", () => stage.discord.gateway.closeWith(4000)],
    ])(
      "is answered once when %s, and what was missed is sent on the new line",
      async (_what, cut) => {
        const { counts } = stage.discord.gateway;
        const before = counts.resumed;
        cut();
        const asked = ask();
        await answered(asked);
        await stage.until(() => counts.resumed > before);
        expect(answersTo(stage, asked.id)).toHaveLength(1);
        expect(await left()).toBe(99);
      },
    );

    it("is answered once when heartbeats get no answer, and after an outage of the server", async () => {
      const { gateway, world } = stage.discord;
      const before = gateway.counts.resumed;
      gateway.muteHeartbeats(true);
      await stage.until(() => gateway.counts.resumed > before);
      gateway.muteHeartbeats(false);
      world.breakGuild(server.guild);
      world.repairGuild(server.guild);
      await answered(ask());
      expect(await left()).toBe(99);
    });

    it.each(["error", "overloaded", "lost", "down"] as const)(
      "is answered once when Discord is away as it is posted (%s)",
      async (fault) => {
        stage.discord.fail(fault, POSTS, 2);
        const asked = ask();
        await answered(asked);
        stage.discord.recover();
        await leaves(99);
        expect(answersTo(stage, asked.id)).toHaveLength(1);
      },
    );

    it.each(["user", "shared", "global"] as const)(
      "is answered once when Discord limits its calls (%s)",
      async (scope) => {
        const { calls, limits } = stage.discord;
        const limited = () => calls.filter(({ status }) => status === 429).length;
        const before = limited();
        limits.refuseNext(3, 0.1, scope);
        const asked = ask();
        await answered(asked);
        expect(limited()).toBe(before + 3);
        await leaves(99);
        expect(answersTo(stage, asked.id)).toHaveLength(1);
      },
    );

    it("is answered once, with its sign of typing, though its line broke at first", async () => {
      stage.discord.fail("down", /\/typing$/, 1);
      const asked = ask();
      // The new line of the sign may be slower than the answer on the old one: either may come first.
      const shown = () =>
        stage.discord.calls
          .filter(({ call, status }) => call.includes(server.rules.id) && status < 300)
          .map(({ call }) => call.slice(call.lastIndexOf("/") + 1));
      await stage.until(() => shown().includes("typing"));
      await answered(asked);
      stage.discord.recover();
      expect(shown().sort()).toEqual(["messages", "typing"]);
    });

    it("is answered once when the server is killed while it rules, and comes back", async () => {
      const asked = ask();
      await isTyping();
      await stage.killApi();
      await stage.startApi();
      await answered(asked);
      expect(answersTo(stage, asked.id)).toHaveLength(1);
      await leaves(99);
    });

    it("[BOT-01] an owner sees the servers that the bot came into, or left, without the server", async () => {
      const { world } = stage.discord;
      const listed = async (): Promise<readonly string[]> => {
        const path = "/api/discord/guilds";
        const { guilds } = await server.owner.call<{ guilds: { guild_id: string }[] }>("GET", path);
        return guilds.map(({ guild_id }) => guild_id);
      };
      await stage.until(async () => (await listed()).includes(server.guild.id));
      await stage.killApi();
      const owner = world.users.get(server.guild.owner_id);
      if (owner === undefined) throw new Error("a server without its owner");
      const came = world.addGuild("Late club", owner);
      world.remove(server.guild);
      await stage.restartBot();
      await stage.startApi();
      await stage.until(async () => (await listed()).includes(came.id));
      expect(await listed()).not.toContain(server.guild.id);
    });

    it("is answered once when the bot is killed between answer and post: the next one posts it", async () => {
      const before = failed(POSTS, 503);
      stage.discord.fail("overloaded", POSTS);
      const asked = ask();
      await stage.until(() => failed(POSTS, 503) > before);
      stage.discord.recover();
      expect(answersTo(stage, asked.id)).toEqual([]);
      await stage.restartBot();
      await answered(asked);
      await stage.until(async () => (await stage.pending()) === 0);
      expect(answersTo(stage, asked.id)).toHaveLength(1);
      expect(await left()).toBe(99);
    });

    it("is answered once when the bot is killed between post and word of it: the next one's post is the same message", async () => {
      stage.discord.fail("lost", POSTS);
      const asked = ask();
      await answered(asked);
      expect(await stage.pending()).toBe(1);
      await stage.restartBot();
      stage.discord.recover();
      await stage.until(async () => (await stage.pending()) === 0);
      expect(answersTo(stage, asked.id)).toHaveLength(1);
      expect(await left()).toBe(99);
    });

    it("is given back at once where a killed bot alone could answer it, as a command", async () => {
      stage.discord.fail("overloaded", FILLS_IN);
      const asked = command();
      await stage.until(() => failed(FILLS_IN, 503) > 0);
      expect(await left()).toBe(99);
      stage.discord.recover();
      await stage.restartBot();
      await leaves(100);
      expect(answersTo(stage, asked.id)).toEqual([]);
      expect(await stage.pending()).toBe(0);
    });

    it("is answered first when the bot is told to end meanwhile", async () => {
      const asked = ask();
      await isTyping();
      const { bot } = stage;
      await stage.restartBot("SIGTERM");
      expect(await bot.ended).toBe(0);
      expect(answersTo(stage, asked.id)).toHaveLength(1);
    });

    it("is answered once when two processes have one token: the younger one ends", async () => {
      const younger = await stage.startBot();
      const asked = [ask(), ask(), ask()];
      await answered(...asked);
      expect(await younger.ended).toBe(1);
      expect(younger.output()).toContain("an older process runs with the same token");
      expect(asked.map(({ id }) => answersTo(stage, id).length)).toEqual([1, 1, 1]);
      expect(await left()).toBe(97);
      await answered(ask());
      expect(stage.bot.child.exitCode).toBeNull();
    });

    it("is not answered when its interaction is too old", async () => {
      const { gateway, world, calls } = stage.discord;
      gateway.hold();
      const late = command();
      world.skip(3001);
      gateway.release();
      await stage.until(() =>
        calls.some(({ call, status }) => call.includes(late.id) && status === 404),
      );
      expect(await left()).toBe(100);
    });
  });
