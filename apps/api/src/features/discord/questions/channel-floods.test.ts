import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GuildApp, nextKey } from "../../../../test/guild-app.ts";
import { type GuildStage, openGuildStage } from "../../../../test/guild-stage.ts";

describe("[BOT-07] floods of channels", () => {
  let stage: GuildStage;
  let app: GuildApp;
  beforeAll(async () => {
    stage = await openGuildStage();
    ({ app } = stage);
  });
  afterAll(() => stage.close());

  test("a flood of one person waits, and takes no one else's turn", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 50);
    const flooder = nextKey();
    const outcomes = [];
    for (let sent = 0; sent < 9; sent++) {
      const text = `What does trample with ${sent} power do?`;
      const message = app.message(server, { discord_user_id: flooder, text });
      outcomes.push((await app.askInChannel(message)).body);
    }
    expect(outcomes.filter(({ outcome }) => outcome === "answered")).toHaveLength(6);
    expect(outcomes.at(-1)).toEqual({
      outcome: "wait",
      whom: "person",
      retry_after: expect.any(Number),
    });
    expect((await app.askInChannel(app.message(server))).body.outcome).toBe("answered");
    expect(await app.packsLeft(server.guild_id)).toEqual([43]);
  });

  test("look-ups of one person have a limit of their own, and take no one else's turn", async () => {
    const server = await app.server();
    const lookUp = async (discord_user_id: string) =>
      (await app.asBot("POST", "/messages", app.message(server, { discord_user_id }))).status;
    const raider = nextKey();
    for (let sent = 0; sent < 20; sent++) expect(await lookUp(raider)).toBe(200);
    expect(await lookUp(raider)).toBe(429);
    expect(await lookUp(nextKey())).toBe(200);
  });

  test("a raid of many people waits with its channel, and takes no other server's turn", async () => {
    const server = await app.server();
    const pack = 50;
    await app.givePack(server.guild_id, pack);
    const raid = Array.from({ length: 24 }, (_, person) =>
      app.message(server, { text: `What does trample with ${person} power do?` }),
    );
    const outcomes: { outcome: string; whom?: string }[] = [];
    for (const message of raid) outcomes.push((await app.askInChannel(message)).body);
    const answered = outcomes.filter(({ outcome }) => outcome === "answered");
    expect(answered).toHaveLength(20);
    expect(outcomes.slice(20).map(({ outcome, whom }) => [outcome, whom])).toEqual(
      Array(4).fill(["wait", "channel"]),
    );
    expect(await app.packsLeft(server.guild_id)).toEqual([pack - 20]);
    const elsewhere = await app.server();
    await app.givePack(elsewhere.guild_id, 1);
    expect((await app.askInChannel(app.message(elsewhere))).body.outcome).toBe("answered");
  });
});
