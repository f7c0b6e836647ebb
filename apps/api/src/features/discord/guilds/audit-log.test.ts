import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GuildApp, nextKey } from "../../../../test/guild-app.ts";
import { type GuildStage, openGuildStage } from "../../../../test/guild-stage.ts";
import { type OpenDatabase, schema } from "../../../database/index.ts";

describe("what the owner of a server changes", () => {
  let stage: GuildStage;
  let app: GuildApp;
  let database: OpenDatabase;
  beforeAll(async () => {
    stage = await openGuildStage();
    ({ app, database } = stage);
  });
  afterAll(() => stage.close());
  const call = (userId: string, method: string, path: string, body?: unknown) =>
    app.call(method, `/api/discord${path}`, userId, body === undefined ? {} : { body });

  test("[T-12] is written down with the values of before, and nothing where nothing changed or a stranger tried", async () => {
    const { guild_id, ownerId, other } = await app.server();
    const path = `/guilds/${guild_id}`;
    const log = () =>
      database.db
        .select()
        .from(schema.adminActions)
        .where(eq(schema.adminActions.target, guild_id))
        .orderBy(schema.adminActions.id);
    const channels = [{ channel_id: other.id, channel_name: "rules", allowed: true }];
    const body = { channels, threads_only: true, language: "fr" };
    await call(await app.linkedPerson(nextKey()), "POST", `${path}/channels`, body);
    const before = (await call(ownerId, "GET", `${path}/channels`)).body;
    const allowed = before.channels.filter((each: { allowed: boolean }) => each.allowed);
    for (let time = 0; time < 2; time += 1) await call(ownerId, "POST", `${path}/channels`, body);
    const ids = allowed.map((each: { channel_id: string }) => each.channel_id).join(" ");
    const set = { action: "set_server", source: "owner", actorId: ownerId };
    const now = { channels: other.id, threads_only: true, language: "fr" };
    const was = { channels: ids, threads_only: false, language: null };
    // The first is how this server was set up.
    expect(await log()).toMatchObject([set, { ...set, before: was, after: now }]);
    await call(ownerId, "DELETE", path);
    expect(await log()).toMatchObject([
      set,
      set,
      { action: "remove_server", actorId: ownerId, after: { there: false } },
    ]);
  });
});
