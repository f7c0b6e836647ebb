import type { FakeMessage } from "@spellwright/fakes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { statsOf } from "./owner.ts";
import type { RunningProgram } from "./processes.ts";
import { soak } from "./soak.ts";
import { answersTo, type Server, type Stage, startStage } from "./stage.ts";

const QUESTION =
  "My 4/4 indestructible creature gets -4/-4 until end of turn. Does my creature die?";

let stage: Stage;
let bot: RunningProgram;
let server: Server;
beforeAll(async () => {
  stage = await startStage();
  bot = await stage.startBot();
});
afterAll(() => stage.close());
// The limits of a channel and a server are their own matter: each test has a server of its own.
beforeEach(async () => {
  server = await stage.addServer();
});

const ask = (): FakeMessage =>
  stage.discord.world.post(server.rules, stage.discord.world.addUser(crypto.randomUUID()), {
    content: `<@${stage.discord.world.bot.id}> ${QUESTION}`,
  });
const isAnswered = (asked: FakeMessage): boolean => answersTo(stage, asked.id).length > 0;
const answered = (...asked: readonly FakeMessage[]) => stage.until(() => asked.every(isAnswered));
const left = async (): Promise<number> =>
  (await statsOf(server.owner, server.guild.id)).remaining_zaps;
const restart = async (): Promise<void> => {
  bot.child.kill("SIGKILL");
  await bot.ended;
  bot = await stage.startBot();
};

describe("[BOT-07] each question is answered and charged once", () => {
  it("when its events come three times and in reverse", async () => {
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

  it.each([
    ["the line breaks", () => stage.discord.gateway.drop()],
    ["Discord asks to reconnect", () => stage.discord.gateway.askToReconnect()],
    ["the session is to be resumed", () => stage.discord.gateway.invalidate(true)],
    ["Discord closes with 4000", () => stage.discord.gateway.closeWith(4000)],
  ])("when %s, and what was missed is told on the new line", async (_what, cut) => {
    const { counts } = stage.discord.gateway;
    const before = counts.resumed;
    cut();
    const asked = ask();
    await answered(asked);
    await stage.until(() => counts.resumed > before);
    expect(answersTo(stage, asked.id)).toHaveLength(1);
    expect(await left()).toBe(99);
  });

  it("when heartbeats get no answer, and after an outage of the server", async () => {
    const { gateway, world } = stage.discord;
    const before = gateway.counts.resumed;
    gateway.muteHeartbeats(true);
    await stage.until(() => gateway.counts.resumed > before);
    gateway.muteHeartbeats(false);
    world.breakGuild(server.guild);
    world.repairGuild(server.guild);
    const asked = ask();
    await answered(asked);
    expect(await left()).toBe(99);
  });

  it.each(["error", "overloaded", "lost", "down"] as const)(
    "when Discord is away as it is posted (%s)",
    async (fault) => {
      stage.discord.fail(fault, /POST \/channels\/\d+\/messages/, 2);
      const asked = ask();
      await answered(asked);
      stage.discord.recover();
      await expect.poll(left).toBe(99);
      expect(answersTo(stage, asked.id)).toHaveLength(1);
    },
  );

  it("when the server is killed while it rules, and comes back", async () => {
    const asked = ask();
    await stage.until(() => stage.discord.world.typing.has(server.rules.id));
    await stage.killApi();
    await stage.startApi();
    await answered(asked);
    expect(answersTo(stage, asked.id)).toHaveLength(1);
    await expect.poll(left).toBe(99);
  });

  it("when the bot is killed between answer and post: nothing is asked or posted again", async () => {
    stage.discord.fail("silent", /POST \/channels\/\d+\/messages/);
    const asked = ask();
    await expect.poll(left).toBe(99);
    await restart();
    stage.discord.recover();
    const next = ask();
    await answered(next);
    expect(answersTo(stage, asked.id)).toEqual([]);
    expect(await left()).toBe(98);
  });

  it("when the bot is told to end while it answers: it answers first", async () => {
    const asked = ask();
    await stage.until(() => stage.discord.world.typing.has(server.rules.id));
    bot.child.kill("SIGTERM");
    expect(await bot.ended).toBe(0);
    expect(answersTo(stage, asked.id)).toHaveLength(1);
    bot = await stage.startBot();
  });

  it("when two processes have one token: the younger one ends", async () => {
    const younger = await stage.startBot();
    const asked = [ask(), ask(), ask()];
    await answered(...asked);
    expect(await younger.ended).toBe(1);
    expect(younger.output()).toContain("an older process runs with the same token");
    expect(asked.map(({ id }) => answersTo(stage, id).length)).toEqual([1, 1, 1]);
    expect(await left()).toBe(97);
    const after = ask();
    await answered(after);
    expect(bot.child.exitCode).toBeNull();
  });

  it("and not at all when an interaction is too old", async () => {
    const { gateway, world, calls } = stage.discord;
    gateway.hold();
    const late = world.interact(server.rules, world.addUser("late"), {
      kind: "command",
      name: "oracle",
      options: { question: QUESTION },
    });
    world.skip(3001);
    gateway.release();
    await stage.until(() =>
      calls.some(({ call, status }) => call.includes(late.id) && status === 404),
    );
    expect(await left()).toBe(100);
  });

  it("through all of it at once: duplicates, other orders, broken lines, kills", async () => {
    const told = await soak(stage, 60, { restart });
    expect(told).toMatchObject({ messages: 60, answeredTwice: 0, ledgerIsEqual: true });
    expect(told.answered).toBeGreaterThan(30);
  });
});
