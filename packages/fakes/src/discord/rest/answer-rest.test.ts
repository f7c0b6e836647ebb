import { describe, expect, it } from "vitest";
import { call, type Stage, startStage } from "../../../test/discord-stage.ts";
import { CHANNEL } from "../world/entities.ts";
import { PERMISSION } from "../world/permissions.ts";

describe("[BOT-07] the fake REST API", () => {
  it("refuses a call without the bot's token or its user agent", async () => {
    const stage = await startStage();
    expect(
      (await call(stage, "GET", "/gateway/bot", undefined, { authorization: "Bot x" })).status,
    ).toBe(401);
    expect(
      (await call(stage, "GET", "/gateway/bot", undefined, { "user-agent": "curl" })).body.code,
    ).toBe(40_333);
  });

  it.each([
    ["text of 2001 characters", { content: "x".repeat(2001) }, ["content"]],
    ["a title of 257", { embeds: [{ title: "x".repeat(257) }] }, ["embeds", "0", "title"]],
    [
      "a description of 4097",
      { embeds: [{ description: "x".repeat(4097) }] },
      ["embeds", "0", "description"],
    ],
    [
      "a field without a value",
      { embeds: [{ fields: [{ name: "a", value: "" }] }] },
      ["embeds", "0", "fields", "0", "value"],
    ],
    [
      "6001 characters in all embeds",
      { embeds: [{ description: "x".repeat(4096) }, { description: "x".repeat(1905) }] },
      ["embeds"],
    ],
    ["11 embeds", { embeds: Array.from({ length: 11 }, () => ({ title: "x" })) }, ["embeds"]],
    [
      "a button that does nothing",
      { components: [{ type: 1, components: [{ type: 2, style: 1 }] }] },
      ["components", "0", "components", "0"],
    ],
    ["a nonce of 26 characters", { content: "x", nonce: "x".repeat(26) }, ["nonce"]],
  ])("refuses %s with 50035 at its place", async (_what, message, path) => {
    const stage = await startStage();
    const { status, body } = await call(
      stage,
      "POST",
      `/channels/${stage.channel.id}/messages`,
      message,
    );
    expect([status, body.code]).toEqual([400, 50_035]);
    let place = body.errors;
    for (const step of path) place = place?.[step];
    expect(place?._errors ?? Object.values(place ?? {})).not.toEqual([]);
    expect(place).toBeDefined();
  });

  it("takes exactly 6000 characters, and one message for a nonce that is sent twice", async () => {
    const stage = await startStage();
    const path = `/channels/${stage.channel.id}/messages`;
    const embeds = [{ description: "x".repeat(4096) }, { description: "x".repeat(1904) }];
    const once = { embeds, nonce: "n", enforce_nonce: true };
    const [first, second] = [
      await call(stage, "POST", path, once),
      await call(stage, "POST", path, once),
    ];
    expect([first.status, second.body.id]).toEqual([200, first.body.id]);
    expect(stage.fake.world.messagesOf(stage.channel)).toHaveLength(1);
  });

  it("refuses where the bot may not look, write, show embeds or read what was written", async () => {
    const stage = await startStage();
    const { fake, channel, owner } = stage;
    const path = `/channels/${channel.id}/messages`;
    const asked = fake.world.post(channel, owner, { content: "?" });
    const codeOf = async (denied: bigint, message: object) => {
      fake.world.deny(channel, denied);
      return (await call(stage, "POST", path, message)).body.code;
    };
    const reply = { content: "x", message_reference: { message_id: asked.id } };
    expect(await codeOf(PERMISSION.viewChannel, { content: "x" })).toBe(50_001);
    expect(await codeOf(PERMISSION.sendMessages, { content: "x" })).toBe(50_013);
    expect(await codeOf(PERMISSION.embedLinks, { embeds: [{ title: "x" }] })).toBe(50_013);
    expect(await codeOf(PERMISSION.readMessageHistory, reply)).toBe(160_002);
    const [guild] = fake.world.guilds.values();
    if (guild === undefined) throw new Error("no guild");
    const thread = fake.world.addChannel(guild, "post", CHANNEL.publicThread, channel);
    fake.world.deny(channel, PERMISSION.sendMessagesInThreads);
    const inThread = await call(stage, "POST", `/channels/${thread.id}/messages`, { content: "x" });
    expect(inThread.body.code).toBe(50_013);
  });

  it("pings whom a message names unless that is forbidden", async () => {
    const stage = await startStage();
    const { owner, channel, fake } = stage;
    const asked = fake.world.post(channel, owner, { content: "?" });
    const message = {
      content: `@everyone <@${owner.id}>`,
      message_reference: { message_id: asked.id },
    };
    const path = `/channels/${channel.id}/messages`;
    await call(stage, "POST", path, message);
    await call(stage, "POST", path, { ...message, allowed_mentions: { parse: [] } });
    const [, loud, quiet] = fake.world.messagesOf(channel);
    expect(loud?.pinged).toEqual([owner.id, "everyone", owner.id]);
    expect(quiet?.pinged).toEqual([]);
  });

  it("limits a route and all of them, and says how long to wait", async () => {
    const stage = await startStage({
      routeLimit: { limit: 2, windowMs: 60_000 },
      globalLimit: { limit: 4, windowMs: 60_000 },
    });
    const path = `/channels/${stage.channel.id}/typing`;
    await call(stage, "POST", path);
    expect((await call(stage, "POST", path)).headers.get("x-ratelimit-remaining")).toBe("0");
    const refused = await call(stage, "POST", path);
    expect([refused.status, refused.body.global, refused.headers.get("x-ratelimit-scope")]).toEqual(
      [429, false, "user"],
    );
    expect(refused.body.retry_after).toBeGreaterThan(50);
    await call(stage, "GET", "/users/@me");
    const all = await call(stage, "GET", "/users/@me/guilds");
    expect([all.status, all.body.global, all.headers.get("x-ratelimit-global")]).toEqual([
      429,
      true,
      "true",
    ]);
  });
});

describe("[BOT-07] the clock of interactions in the fake", () => {
  const command = { kind: "command", name: "oracle", options: { question: "?" } } as const;
  const answer = (stage: Stage, id: string, token: string, body: object) =>
    call(stage, "POST", `/interactions/${id}/${token}/callback`, body);

  it("takes one answer within three seconds, and none after them", async () => {
    const stage = await startStage();
    const { world } = stage.fake;
    const first = world.interact(stage.channel, stage.owner, command);
    expect((await answer(stage, first.id, first.token, { type: 5 })).status).toBe(204);
    expect((await answer(stage, first.id, first.token, { type: 5 })).body.code).toBe(40_060);
    const late = world.interact(stage.channel, stage.owner, command);
    world.skip(3001);
    expect((await answer(stage, late.id, late.token, { type: 5 })).body.code).toBe(10_062);
  });

  it("keeps its token for fifteen minutes", async () => {
    const stage = await startStage();
    const { world } = stage.fake;
    const { id, token } = world.interact(stage.channel, stage.owner, command);
    await answer(stage, id, token, { type: 5 });
    const path = `/webhooks/${world.bot.id}/${token}/messages/@original`;
    expect((await call(stage, "PATCH", path, { content: "done" })).body.content).toBe("done");
    world.skip(900_001);
    expect((await call(stage, "PATCH", path, { content: "late" })).body.code).toBe(10_015);
  });
});
