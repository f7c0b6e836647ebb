import "../../storage/database-for-tests.ts";
import type { Discussion } from "@spellwright/contract";
import { loadTexts } from "@spellwright/locales";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { client } from "../../http/api.ts";
import { KNOWN_USER_KEY } from "../../storage/known-account.ts";
import { forgetAllAnswers, readKeptAnswer } from "../kept-answers/store.ts";
import { discardWaitingEdits } from "./resolve-sync-problem.ts";
import { sendEdits } from "./send-edits.ts";
import { serverForTests } from "./server-for-tests.ts";
import { forgetOutbox, readOutbox } from "./store.ts";
import { mayHaveWaitingEdits } from "./waiting-edits.ts";

await loadTexts("fr");
await loadTexts("en");

const ME = "lea";
const ONE = "11111111-1111-4111-8111-111111111111";
const TWO = "22222222-2222-4222-8222-222222222222";

let server: ReturnType<typeof serverForTests>;

const discussionOf = (id: string): Discussion => ({
  ...{ id, title: "Before", user_id: ME, type: "oracle", deck_id: null, deck: null },
  ...{ context_summary: "", is_public: false, is_owner: true },
  ...{ created_at: "2026-11-20T14:00:00.000Z", updated_at: "2026-11-20T14:00:00.000Z" },
});
const titleOf = (id: string) => server.discussions.get(id)?.title;
const renameElsewhere = (id: string, title: string) =>
  server.discussions.set(id, {
    ...discussionOf(id),
    ...{ title, updated_at: "2026-11-20T15:00:00.000Z" },
  });
const send = () => sendEdits(ME, () => undefined);
const troubleOf = async (id: string) => {
  const outbox = await readOutbox(ME);
  return { outbox, thing: outbox.things.get(id) };
};

beforeEach(async () => {
  await forgetAllAnswers();
  await forgetOutbox(ME);
  server = serverForTests(ME);
  vi.stubGlobal("fetch", server.fetch);
  localStorage.setItem(KNOWN_USER_KEY, JSON.stringify({ id: ME, email: "", image: null }));
  for (const id of [ONE, TWO]) {
    server.discussions.set(id, discussionOf(id));
    await client.discussions.read({ id });
    const asked = { account: ME, call: "discussions.read", input: JSON.stringify({ id }) };
    await expect.poll(() => readKeptAnswer(asked)).toMatchObject({ id });
  }
  server.reach(false);
  server.calls.length = 0;
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("[PWA-01] a discussion renamed without network bears its new title at once, and on the server later", async () => {
  await client.discussions.update({ id: ONE, title: "Half way" });
  expect(await client.discussions.update({ id: ONE, title: "After" })).toMatchObject({
    ...{ id: ONE, title: "After" },
  });
  // As after a reload: what is read stands on what the device kept.
  expect(await client.discussions.read({ id: ONE })).toMatchObject({ title: "After" });
  expect(await client.discussions.read({ id: TWO })).toMatchObject({ title: "Before" });
  expect(await send()).toBe(false);
  expect(titleOf(ONE)).toBe("Before");
  server.reach(true);
  expect(await send()).toBe(true);
  expect([titleOf(ONE), titleOf(TWO)]).toEqual(["After", "Before"]);
  expect(mayHaveWaitingEdits(ME)).toBe(false);
});

test("[PWA-01] discussions deleted without network are gone at once, and on the server later, once", async () => {
  await client.discussions.update({ id: ONE, title: "After" });
  await client.discussions.remove({ id: ONE });
  await client.discussions.removeMany({ ids: [TWO] });
  for (const id of [ONE, TWO])
    await expect(client.discussions.read({ id })).rejects.toMatchObject({ code: "PGRST116" });
  expect(server.discussions.size).toBe(2);
  server.reach(true);
  // The answer to the first rename is lost: it is sent again, and nothing else happens twice.
  server.loseAnswers(1);
  expect(await send()).toBe(false);
  expect(await send()).toBe(true);
  expect(server.discussions.size).toBe(0);
  expect(server.calls.filter((call) => call.startsWith("DELETE"))).toHaveLength(2);
});

test("[PWA-01] a discussion renamed on two devices is asked about, and the other title stays meanwhile", async () => {
  await client.discussions.update({ id: ONE, title: "Mine" });
  renameElsewhere(ONE, "Theirs");
  server.reach(true);
  expect(await send()).toBe(true);
  expect(titleOf(ONE)).toBe("Theirs");
  const { outbox, thing } = await troubleOf(ONE);
  expect(thing?.trouble).toMatchObject({ kind: "title", theirs: { title: "Theirs" } });
  if (thing !== undefined) await discardWaitingEdits(outbox, thing);
  expect(await client.discussions.read({ id: ONE })).toMatchObject({ title: "Theirs" });
  expect(mayHaveWaitingEdits(ME)).toBe(false);
});

test("[PWA-01] the same title given on two devices is no conflict", async () => {
  await client.discussions.update({ id: ONE, title: "Same" });
  renameElsewhere(ONE, "Same");
  server.reach(true);
  expect(await send()).toBe(true);
  expect((await troubleOf(ONE)).thing).toBeUndefined();
});

test("[PWA-01] a discussion that went on elsewhere is not deleted unasked", async () => {
  await client.discussions.remove({ id: ONE });
  renameElsewhere(ONE, "Goes on");
  server.reach(true);
  expect(await send()).toBe(true);
  expect(titleOf(ONE)).toBe("Goes on");
  expect((await troubleOf(ONE)).thing?.trouble).toMatchObject({ kind: "deletion" });
});

test("[PWA-01] of a discussion that was deleted elsewhere, a deletion is done and a title is reported", async () => {
  await client.discussions.remove({ id: ONE });
  await client.discussions.update({ id: TWO, title: "After" });
  server.discussions.clear();
  server.reach(true);
  expect(await send()).toBe(true);
  expect((await troubleOf(ONE)).thing).toBeUndefined();
  expect((await troubleOf(TWO)).thing?.trouble).toMatchObject({
    kind: "refused",
    code: "PGRST116",
  });
});
