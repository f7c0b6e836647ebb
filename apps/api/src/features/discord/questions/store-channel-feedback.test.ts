import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nextKey } from "../../../../test/guild-app.ts";
import { type GuildStage, openGuildStage } from "../../../../test/guild-stage.ts";
import { judgeAnswer } from "../../../../test/judge.ts";

const LIKELY = { outcome: "ruling", strength: "likely", verdict: "yes" } as const;

describe("[P-8] [BILL-08] an answer in a channel that somebody calls wrong", () => {
  let stage: GuildStage;
  beforeAll(async () => {
    stage = await openGuildStage();
  });
  afterAll(() => stage.close());
  beforeEach(() => {
    stage.app.judge.next = () => judgeAnswer(LIKELY);
  });

  /** Asked by somebody with an account, in a server without packs. */
  const askWithAccount = async () => {
    const { app } = stage;
    const asker = nextKey();
    const userId = await app.linkedPerson(asker);
    const left = () => app.remaining(userId);
    const before = await left();
    const message = app.message(await app.server(), { discord_user_id: asker });
    const { body } = await app.askInChannel(message);
    expect(before - (await left())).toBe(1);
    return { asker, left, before, id: body.question_id as string };
  };

  test("gives a likely one back to the account that paid, once, also pressed at once", async () => {
    const { asker, left, before, id } = await askWithAccount();
    const pressed = await Promise.all([1, 2, 3].map(() => stage.app.callWrong(id, asker)));
    expect(pressed.filter(Boolean)).toHaveLength(1);
    expect(await left()).toBe(before);
  });

  test("gives nothing back where somebody else presses, or the answer was sure", async () => {
    const likely = await askWithAccount();
    expect(await stage.app.callWrong(likely.id, nextKey())).toBe(false);
    expect(await likely.left()).toBe(likely.before - 1);
    stage.app.judge.next = () => judgeAnswer({ ...LIKELY, strength: "ruling" });
    const sure = await askWithAccount();
    expect(await stage.app.callWrong(sure.id, sure.asker)).toBe(false);
    expect(await sure.left()).toBe(sure.before - 1);
  });

  test("gives nothing back to a pack, which is nobody’s own", async () => {
    const { app } = stage;
    const server = await app.server();
    await app.givePack(server.guild_id, 3);
    const message = app.message(server);
    const { body } = await app.askInChannel(message);
    expect(await app.callWrong(body.question_id, message.discord_user_id)).toBe(false);
    expect(await app.packsLeft(server.guild_id)).toEqual([2]);
  });
});
