import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { closers, startStage } from "../../../test/discord-stage.ts";
import type { FakeDiscord } from "../start-fake-discord.ts";
import { CHANNEL } from "../world/entities.ts";

interface Payload {
  readonly op: number;
  readonly t: string | null;
  readonly s: number | null;
  readonly d: { readonly content?: string; readonly id?: string; readonly session_id?: string };
}

/** A line to the gateway that keeps what came and can wait for something. */
const connect = (fake: FakeDiscord, query = "?v=10&encoding=json") => {
  const socket = new WebSocket(
    `${fake.apiUrl.replace("http", "ws").replace("/api/v10", "")}/gateway${query}`,
  );
  closers.push(() => socket.terminate());
  const came: Payload[] = [];
  const waiting: (() => void)[] = [];
  socket.on("message", (data) => {
    came.push(JSON.parse(data.toString()));
    for (const look of waiting) look();
  });
  const until = (isIt: (payload: Payload) => boolean): Promise<Payload> =>
    new Promise((resolve) => {
      const look = () => {
        const found = came.find(isIt);
        if (found !== undefined) resolve(found);
      };
      waiting.push(look);
      look();
    });
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  const send = (op: number, d: unknown) => socket.send(JSON.stringify({ op, d }));
  return { socket, came, until, closed, send };
};

const identity = (fake: FakeDiscord, over: object = {}) => ({
  token: fake.botToken,
  intents: 513,
  properties: { os: "linux", browser: "test", device: "test" },
  ...over,
});

const identified = async (fake: FakeDiscord, over: object = {}) => {
  const line = connect(fake);
  await line.until(({ op }) => op === 10);
  line.send(2, identity(fake, over));
  return line;
};

describe("[BOT-07] the fake gateway", () => {
  it("greets, identifies, acknowledges, and tells messages with their words only to whom they mention", async () => {
    const { fake, channel, owner } = await startStage();
    const line = await identified(fake);
    await line.until(({ t }) => t === "GUILD_CREATE");
    line.send(1, 2);
    await line.until(({ op }) => op === 11);
    fake.world.post(channel, owner, { content: "between us" });
    fake.world.post(channel, owner, { content: `<@${fake.world.bot.id}> hello` });
    await line.until(({ d }) => d?.content?.includes("hello") === true);
    const words = line.came.filter(({ t }) => t === "MESSAGE_CREATE").map(({ d }) => d.content);
    expect(words).toEqual(["", `<@${fake.world.bot.id}> hello`]);
  });

  it("[BOT-11] tells every message with its words to a bot whose intent is switched on", async () => {
    const { fake, channel, owner } = await startStage();
    fake.gateway.allowMessageContent(true);
    const line = await identified(fake, { intents: 513 | (1 << 15) });
    await line.until(({ t }) => t === "GUILD_CREATE");
    const message = fake.world.post(channel, owner, { content: "between us" });
    fake.world.edit(message, { content: "[[Opt]]" });
    await line.until(({ t, d }) => t === "MESSAGE_UPDATE" && d.content === "[[Opt]]");
    expect(line.came.find(({ t }) => t === "MESSAGE_CREATE")?.d.content).toBe("between us");
  });

  it.each([
    ["a wrong token", { token: "other" }, 4004],
    ["a privileged intent that is off", { intents: 513 | (1 << 15) }, 4014],
    ["an intent that does not exist", { intents: 1 << 30 }, 4013],
    ["a shard beyond their number", { shard: [2, 2] }, 4010],
  ])("closes on %s", async (_what, over, code) => {
    const { fake } = await startStage();
    expect(await (await identified(fake, over)).closed).toBe(code);
  });

  it.each([
    ["another version", "?v=9&encoding=json", undefined, 4012],
    ["what is no JSON", "?v=10&encoding=json", "{", 4002],
    ["an opcode that does not exist", "?v=10&encoding=json", '{"op":99,"d":null}', 4001],
    [
      "more than 4096 bytes",
      "?v=10&encoding=json",
      JSON.stringify({ op: 3, d: "x".repeat(4096) }),
      4002,
    ],
    ["a presence before identifying", "?v=10&encoding=json", '{"op":3,"d":{}}', 4003],
  ])("closes on %s", async (_what, query, sent, code) => {
    const { fake } = await startStage();
    const line = connect(fake, query);
    line.socket.on("open", () => sent !== undefined && line.socket.send(sent));
    expect(await line.closed).toBe(code);
  });

  it("closes on a second identity on one line, a number that was never sent, and too many words in a minute", async () => {
    const { fake } = await startStage();
    const twice = await identified(fake);
    twice.send(2, identity(fake));
    expect(await twice.closed).toBe(4005);
    const ahead = await identified(fake);
    const ready = await ahead.until(({ t }) => t === "READY");
    fake.gateway.drop();
    await ahead.closed;
    const back = connect(fake);
    await back.until(({ op }) => op === 10);
    back.send(6, { token: fake.botToken, session_id: ready.d.session_id, seq: 99 });
    expect(await back.closed).toBe(4007);
    const hasty = await identified(fake);
    for (let beat = 0; beat < 120; beat += 1) hasty.send(1, null);
    expect(await hasty.closed).toBe(4008);
  });

  it("tells a mention of the bot's role without its words, and of a thread that rests only once it is written in", async () => {
    const { fake, channel, owner } = await startStage();
    const [guild] = fake.world.guilds.values();
    if (guild === undefined) throw new Error("no guild");
    const thread = fake.world.addChannel(guild, "old", CHANNEL.publicThread, channel);
    fake.world.archive(thread);
    const line = await identified(fake);
    const created = await line.until(({ t }) => t === "GUILD_CREATE");
    expect(created.d).toMatchObject({ threads: [] });
    const role = `<@&${guild.botRoleId}>`;
    fake.world.post(thread, owner, { content: `${role} does it die?` });
    const told = await line.until(({ t }) => t === "MESSAGE_CREATE");
    expect(told.d).toMatchObject({ content: "", mentions: [], mention_roles: [guild.botRoleId] });
    const order = line.came.map(({ t }) => t).slice(-2);
    expect(order).toEqual(["THREAD_UPDATE", "MESSAGE_CREATE"]);
  });

  it("closes a line whose heart stopped, and refuses bots that do not shard when it must", async () => {
    const { fake } = await startStage({ heartbeatInterval: 50, requiresSharding: true });
    expect(await (await identified(fake)).closed).toBe(4011);
    expect(await (await identified(fake, { shard: [0, 2] })).closed).toBe(4009);
  });

  it("tells a resumed session what it missed, once and in order, and another session nothing", async () => {
    const { fake, channel, owner } = await startStage();
    const line = await identified(fake);
    const ready = await line.until(({ t }) => t === "READY");
    await line.until(({ t }) => t === "GUILD_CREATE");
    fake.gateway.drop();
    await line.closed;
    for (const word of ["one", "two"])
      fake.world.post(channel, owner, { content: `<@${fake.world.bot.id}> ${word}` });
    const back = connect(fake);
    await back.until(({ op }) => op === 10);
    back.send(6, { token: fake.botToken, session_id: ready.d.session_id, seq: 2 });
    await back.until(({ t }) => t === "RESUMED");
    expect(back.came.map(({ t, s }) => [t, s]).slice(1)).toEqual([
      ["MESSAGE_CREATE", 3],
      ["MESSAGE_CREATE", 4],
      ["RESUMED", 5],
    ]);
    const stranger = connect(fake);
    await stranger.until(({ op }) => op === 10);
    stranger.send(6, { token: fake.botToken, session_id: "none", seq: 2 });
    expect((await stranger.until(({ op }) => op === 9)).d).toBe(false);
  });

  it("takes up a session on the same line that was told to resume it", async () => {
    const { fake, channel, owner } = await startStage();
    const line = await identified(fake);
    const ready = await line.until(({ t }) => t === "READY");
    await line.until(({ t }) => t === "GUILD_CREATE");
    fake.gateway.invalidate(true);
    expect((await line.until(({ op }) => op === 9)).d).toBe(true);
    fake.world.post(channel, owner, { content: `<@${fake.world.bot.id}> meanwhile` });
    line.send(6, { token: fake.botToken, session_id: ready.d.session_id, seq: 2 });
    await line.until(({ t }) => t === "RESUMED");
    expect(line.came.some(({ d }) => d?.content?.includes("meanwhile") === true)).toBe(true);
  });

  it("tells an outage from a removal, events twice, and events in another order", async () => {
    const { fake, channel, owner } = await startStage();
    const line = await identified(fake);
    await line.until(({ t }) => t === "GUILD_CREATE");
    const [guild] = fake.world.guilds.values();
    if (guild === undefined) throw new Error("no guild");
    fake.gateway.hold();
    for (const content of [`<@${fake.world.bot.id}> 1`, `<@${fake.world.bot.id}> 2`])
      fake.world.post(channel, owner, { content });
    fake.gateway.repeat(2);
    fake.gateway.release((events) => [...events].reverse());
    fake.world.breakGuild(guild);
    fake.world.repairGuild(guild);
    fake.world.remove(guild);
    await line.until(({ t, d }) => t === "GUILD_DELETE" && !("unavailable" in d));
    const words = line.came
      .filter(({ t }) => t === "MESSAGE_CREATE")
      .map(({ d }) => d.content?.at(-1));
    expect(words).toEqual(["2", "2", "1", "1"]);
    expect(line.came.filter(({ t }) => t === "GUILD_DELETE").map(({ d }) => d)).toEqual([
      { id: guild.id, unavailable: true },
      { id: guild.id, unavailable: true },
      { id: guild.id },
      { id: guild.id },
    ]);
  });
});
