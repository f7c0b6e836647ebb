import { beforeAll, describe, expect, it } from "vitest";
import { statsOf } from "../owner.ts";
import { answersTo, type Server, type Stage } from "../stage.ts";
import { QUESTION, setTable, type Table } from "../table.ts";

/** What a process of the bot finds when it starts, and several that share the servers. */
export const starts = (at: () => Stage) =>
  describe("[BOT-07] a start of the bot", () => {
    let stage: Stage;
    let table: Table;
    beforeAll(() => {
      stage = at();
      table = setTable(stage);
    });
    const ask = ({ rules }: Server) => table.write(rules, table.mention(QUESTION));
    const left = async ({ owner, guild }: Server): Promise<number> =>
      (await statsOf(owner, guild.id)).remaining_zaps;

    it("makes Discord know the same commands again, all in one call", async () => {
      const { world, calls } = stage.discord;
      const known = world.commands;
      expect(known.map(({ name }) => name)).toEqual(["oracle", "card", "rule", "bracket"]);
      const called = calls.length;
      await stage.restartBot();
      await stage.until(() => calls.slice(called).some(({ call }) => call.endsWith("/commands")));
      expect(world.commands).toEqual(known);
      const written = calls
        .slice(called)
        .filter(({ call }) => call.endsWith("/commands") && !call.startsWith("GET"));
      expect(written.map(({ call }) => call)).toEqual([
        `PUT /applications/${world.bot.id}/commands`,
      ]);
    });

    it("leaves out a server that is away, and answers in it once it is back", async () => {
      const { world } = stage.discord;
      const server = await stage.addServer();
      world.breakGuild(server.guild);
      await stage.restartBot();
      world.repairGuild(server.guild);
      await table.answerTo(ask(server));
      expect(await left(server)).toBe(99);
    });

    it("takes the shards it is given: each server is answered by one process, and neither ends", async () => {
      const { sessions } = stage.discord.gateway;
      await stage.restartBot("SIGTERM", { SHARDS: "0", SHARD_COUNT: "2" });
      const other = await stage.startBot({ SHARDS: "1", SHARD_COUNT: "2" });
      expect(sessions.slice(-2).map(({ shard }) => shard)).toEqual([
        [0, 2],
        [1, 2],
      ]);
      const shardOf = ({ guild }: Server) =>
        sessions.findLast((each) => each.hears({ type: "GUILD_CREATE", guildId: guild.id }))
          ?.shard[0];
      const servers: Server[] = [];
      while (new Set(servers.map(shardOf)).size < 2) servers.push(await stage.addServer());
      const asked = servers.map(ask);
      const answers = await Promise.all(asked.map(table.answerTo));
      const processOf = (at: number) =>
        JSON.stringify(answers[at]?.components).match(/"custom_id":"[^"]*:([^":]+)"/)?.[1];
      const processes = servers.map((server, at) => `${shardOf(server)} ${processOf(at)}`);
      expect(new Set(processes).size).toBe(2);
      expect(asked.map(({ id }) => answersTo(stage, id).length)).toEqual(servers.map(() => 1));
      for (const server of servers) expect(await left(server)).toBe(99);
      expect([stage.bot.child.exitCode, other.child.exitCode]).toEqual([null, null]);
      other.child.kill("SIGTERM");
      await other.ended;
      await stage.restartBot();
    });
  });
