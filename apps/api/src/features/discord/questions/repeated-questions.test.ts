import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GuildApp, nextKey } from "../../../../test/guild-app.ts";
import { type GuildStage, openGuildStage } from "../../../../test/guild-stage.ts";
import type { OpenDatabase } from "../../../database/index.ts";

describe("[BOT-07] questions that are sent twice", () => {
  let stage: GuildStage;
  let app: GuildApp;
  let database: OpenDatabase;
  beforeAll(async () => {
    stage = await openGuildStage();
    ({ app, database } = stage);
  });
  afterAll(() => stage.close());

  test.each([
    ["the server", "pack"],
    ["the asker", "account"],
  ])(
    "sent twice by mistake, also at once, a question is judged once, and %s pays once",
    async (_who, payer) => {
      const server = await app.server();
      const asker = nextKey();
      const userId = await app.linkedPerson(asker);
      if (payer === "pack") await app.givePack(server.guild_id, 9);
      const before = await app.remaining(userId);
      const judged = app.judge.asked.length;
      const send = (changes: Readonly<Record<string, unknown>> = {}) =>
        app.askInChannel(app.message(server, { discord_user_id: asker, ...changes }));
      const sent = await Promise.all([send(), send(), send()]);
      const first = sent.find(({ body }) => body.outcome === "answered")?.body;
      const repeated = { outcome: "repeated", answer_url: first.answer_url };
      expect(sent.filter(({ body }) => body.outcome === "repeated")).toHaveLength(2);
      expect((await send()).body).toEqual(repeated);
      expect(app.judge.asked.length).toBe(judged + 1);
      const spent = async () =>
        payer === "pack"
          ? 9 - ((await app.packsLeft(server.guild_id))[0] ?? 0)
          : before - (await app.remaining(userId));
      expect(await spent()).toBe(1);

      // More effort is another question, once.
      const deeper = { text: "", explains: first.question_id };
      const price = first.explain_zaps;
      expect((await send(deeper)).body.zaps_charged).toBe(price);
      expect((await send(deeper)).body.outcome).toBe("repeated");
      expect(await spent()).toBe(1 + price);
    },
  );

  test("another question, or the same one a minute later, by another person, or after another answer is asked anew", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 9);
    const asker = nextKey();
    const send = async (changes: Readonly<Record<string, unknown>> = {}) =>
      (await app.askInChannel(app.message(server, { discord_user_id: asker, ...changes }))).body;
    const first = await send();
    const shown = nextKey();
    await app.asBot("POST", `/questions/${first.question_id}/delivered`, { message_ids: [shown] });
    expect((await send({ discord_user_id: nextKey() })).outcome).toBe("answered");
    expect((await send({ reply_to: shown })).outcome).toBe("answered");
    expect((await send({ text: "And first strike?" })).outcome).toBe("answered");
    expect((await send()).outcome).toBe("repeated");
    await database.db.execute(
      sql`update guild_questions set created_at = created_at - interval '61 seconds' where id = ${first.question_id}`,
    );
    expect((await send()).outcome).toBe("answered");
  });

  test("an answer that could not be shown, or whose page was taken back, does not stand for a second one", async () => {
    const server = await app.server();
    await app.givePack(server.guild_id, 9);
    const asker = nextKey();
    const userId = await app.linkedPerson(asker);
    const send = async () =>
      (await app.askInChannel(app.message(server, { discord_user_id: asker }))).body;
    const unseen = await send();
    await app.asBot("POST", `/questions/${unseen.question_id}/undelivered`);
    const seen = await send();
    expect([seen.outcome, await app.packsLeft(server.guild_id)]).toEqual(["answered", [8]]);
    expect((await send()).outcome).toBe("repeated");
    await app.call("DELETE", `/api/discord/answers/${seen.question_id}`, userId);
    expect((await send()).outcome).toBe("answered");
  });
});
