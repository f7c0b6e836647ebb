import "../../storage/database-for-tests.ts";
import { type DeckChange, idOfNewDeck } from "@spellwright/contract";
import { loadTexts } from "@spellwright/locales";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { client } from "../../http/api.ts";
import { newRequestId } from "../../http/request-id.ts";
import { KNOWN_USER_KEY } from "../../storage/known-account.ts";
import { isConnected } from "../connection.ts";
import { forgetAllAnswers, readKeptAnswer } from "../kept-answers/store.ts";
import { signOutAfterConfirmation, signOutRequest } from "./confirm-sign-out.ts";
import { contents, deckOf, line } from "./decks/deck-for-tests.ts";
import {
  discardWaitingEdits,
  resolveConflict,
  saveAsNew,
  tryAgain,
} from "./resolve-sync-problem.ts";
import { sendEdits } from "./send-edits.ts";
import { serverForTests } from "./server-for-tests.ts";
import { forgetOutbox, readOutbox } from "./store.ts";
import { undoWaitingEdit } from "./undo-edit.ts";
import { mayHaveWaitingEdits } from "./waiting-edits.ts";

await loadTexts("fr");
await loadTexts("en");

const ME = "lea";
const DECK = "11111111-1111-4111-8111-111111111111";
const OTHER = "22222222-2222-4222-8222-222222222222";

let server: ReturnType<typeof serverForTests>;

const enter = (id: string) =>
  localStorage.setItem(KNOWN_USER_KEY, JSON.stringify({ id, email: "", image: null }));
const edit = (
  changes: Parameters<typeof client.decks.change>[0]["changes"],
  id = DECK,
  revision = 3,
) => client.decks.change({ id, revision, requestId: newRequestId(), changes });
const quantity = (line_id: string, count: number) =>
  ({ op: "set_quantity", line_id, quantity: count }) as const;
const add = (card_name: string): DeckChange => ({
  op: "add",
  card_name,
  quantity: 1,
  is_sideboard: false,
  is_commander: false,
  categories: [],
  tags: [],
});
/** The line is back, and the page knows. */
const comeBack = async () => {
  server.reach(true);
  window.dispatchEvent(new Event("online"));
  await expect.poll(isConnected).toBe(true);
};
const send = () => sendEdits(ME, () => undefined);
const stored = (id = DECK) => {
  const deck = server.decks.get(id);
  return deck === undefined ? null : contents(deck);
};
const troubleOf = async (id = DECK) => {
  const outbox = await readOutbox(ME);
  const thing = outbox.things.get(id);
  if (thing === undefined) throw new Error("nothing waits of the deck");
  return { outbox, thing };
};

beforeEach(async () => {
  await forgetAllAnswers();
  for (const account of [ME, "jace"]) await forgetOutbox(account);
  server = serverForTests(ME);
  for (const id of [DECK, OTHER]) server.put(deckOf([line("Opt", 4), line("Forest", 20)], { id }));
  vi.stubGlobal("fetch", server.fetch);
  enter(ME);
  await client.decks.read({ id: DECK });
  await client.decks.read({ id: OTHER });
  const kept = (id: string) =>
    readKeptAnswer({ account: ME, call: "decks.read", input: JSON.stringify({ id }) });
  const both = () => Promise.all([DECK, OTHER].map(kept));
  await expect.poll(both).toMatchObject([{ revision: 3 }, { revision: 3 }]);
  server.reach(false);
  server.calls.length = 0;
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("[PWA-01] [FOR-06] edits without network are seen at once, wait in their order, and are sent when it is back", async () => {
  const shown = await edit([quantity("Opt/main", 3), add("Shock")]);
  expect(contents(shown)).toEqual(["main 1 Shock", "main 20 Forest", "main 3 Opt"]);
  await edit([quantity("Opt/main", 2)]);
  await edit([{ op: "set_details", name: "Renommé" }]);
  await client.decks.update({ id: OTHER, is_favorite: true });
  await client.decks.removeMany({ ids: [OTHER] });
  // As after a reload: what is read stands on what the device kept.
  expect(await client.decks.read({ id: DECK })).toMatchObject({ name: "Renommé", can_undo: true });
  await expect(client.decks.read({ id: OTHER })).rejects.toMatchObject({ code: "DECK_NOT_FOUND" });
  expect(mayHaveWaitingEdits(ME)).toBe(true);
  expect(await send()).toBe(false);

  server.reach(true);
  expect(await send()).toBe(true);
  expect(stored()).toEqual(["main 1 Shock", "main 2 Opt", "main 20 Forest"]);
  expect(server.decks.get(DECK)?.name).toBe("Renommé");
  expect(stored(OTHER)).toBeNull();
  expect(server.calls).toEqual(["POST decks changes", "PATCH decks", "DELETE decks"]);
  expect(mayHaveWaitingEdits(ME)).toBe(false);
});

test("[PWA-01] an edit whose answer was lost, or that two tabs send, is made once", async () => {
  await comeBack();
  server.loseAnswers(1);
  expect(contents(await edit([add("Shock")]))).toContain("main 1 Shock");
  expect(stored()).toContain("main 1 Shock");
  await edit([add("Naturalize")]);
  server.loseAnswers(2);
  expect([await send(), await send()]).toEqual([false, false]);
  await Promise.all([send(), send()]);
  expect(await send()).toBe(true);
  expect(stored()).toEqual(["main 1 Naturalize", "main 1 Shock", "main 20 Forest", "main 4 Opt"]);
});

test("[PWA-01] [FOR-06] a deck that is made without network has its id, is edited, and is sent whole", async () => {
  const requestId = newRequestId();
  const made = await client.decks.create({ requestId, name: "Neuf", format: "modern", cards: [] });
  const { id } = made;
  expect(id).toBe(await idOfNewDeck(ME, requestId));
  await edit([add("Shock")], id, 0);
  await edit([quantity('pile:["Shock","main",false,null,null,null]', 4)], id, 0);
  expect(contents(await client.decks.read({ id }))).toEqual(["main 4 Shock"]);
  server.reach(true);
  expect(await client.decks.read({ id })).toMatchObject({ name: "Neuf" });
  expect((await client.decks.list({})).items.map(({ name }) => name)).toContain("Neuf");
  server.loseAnswers(1);
  expect([await send(), await send()]).toEqual([false, true]);
  expect(stored(id)).toEqual(["main 4 Shock"]);
  expect(server.decks.size).toBe(3);
});

test("[FOR-06] edits of other cards on two devices are put together; of the same card, one is asked", async () => {
  await edit([quantity("Opt/main", 3)]);
  server.editElsewhere(DECK, [quantity("Forest/main", 18)]);
  server.reach(true);
  expect(await send()).toBe(true);
  expect(stored()).toEqual(["main 18 Forest", "main 3 Opt"]);
});

test.each([
  ["mine", ["main 1 Opt", "main 1 Shock", "main 18 Forest"]],
  ["theirs", ["main 1 Shock", "main 18 Forest", "main 2 Opt"]],
] as const)("[FOR-06] what both devices changed waits for a decision: %s", async (side, ended) => {
  await edit([quantity("Opt/main", 1), add("Shock")]);
  await client.decks.update({ id: OTHER, is_favorite: true });
  server.editElsewhere(DECK, [quantity("Opt/main", 2), quantity("Forest/main", 18)]);
  server.reach(true);
  expect(await send()).toBe(true);
  // Those behind it went on, and nothing was overwritten.
  expect(server.decks.get(OTHER)?.is_favorite).toBe(true);
  expect(stored()).toEqual(["main 18 Forest", "main 2 Opt"]);
  const { outbox, thing } = await troubleOf();
  expect(thing.trouble?.kind).toBe("deck");
  await resolveConflict(outbox, thing, side);
  expect(await send()).toBe(true);
  expect(stored()).toEqual(ended);
});

test("[FOR-06] a deck that was edited elsewhere is not deleted unasked", async () => {
  await client.decks.removeMany({ ids: [DECK] });
  server.editElsewhere(DECK, [quantity("Opt/main", 2)]);
  server.reach(true);
  await send();
  expect(stored()).not.toBeNull();
  const { outbox, thing } = await troubleOf();
  expect(thing.trouble?.kind).toBe("deletion");
  await resolveConflict(outbox, thing, "mine");
  await send();
  expect(stored()).toBeNull();
});

test("[FOR-06] a deck that was deleted elsewhere is reported, and one’s own can be kept as a new one", async () => {
  await edit([add("Shock")]);
  server.decks.delete(DECK);
  server.reach(true);
  await send();
  const { outbox, thing } = await troubleOf();
  expect(thing.trouble).toMatchObject({ kind: "refused", code: "DECK_NOT_FOUND" });
  await saveAsNew(outbox, thing);
  expect(await send()).toBe(true);
  const saved = [...server.decks.values()].find(({ id }) => id !== OTHER);
  expect(saved === undefined ? null : contents(saved)).toEqual([
    "main 1 Shock",
    "main 20 Forest",
    "main 4 Opt",
  ]);
});

test("[PWA-01] a refused edit is kept until its person has seen it, and does not stop those behind it", async () => {
  await edit([add("Shock")]);
  await edit([quantity("Opt/main", 1)], OTHER);
  server.refuseNext("DECK_TOO_MANY_LINES");
  server.reach(true);
  expect(await send()).toBe(true);
  expect(stored(OTHER)).toContain("main 1 Opt");
  const refused = await troubleOf();
  expect(refused.thing.trouble).toMatchObject({ code: "DECK_TOO_MANY_LINES" });
  await tryAgain(refused.thing);
  await send();
  expect(stored()).toContain("main 1 Shock");
  expect(mayHaveWaitingEdits(ME)).toBe(false);
});

test("[AUTH-01] [PWA-01] what waits of one account is neither shown to another nor sent in its session", async () => {
  await edit([add("Shock")]);
  enter("jace");
  server.reach(true);
  expect(contents(await client.decks.read({ id: DECK }))).not.toContain("main 1 Shock");
  expect(await sendEdits("jace", () => undefined)).toBe(true);
  // Even a tab that has not heard of the change: the server knows better.
  const others = serverForTests("jace");
  others.put(deckOf([line("Opt", 4), line("Forest", 20)], { id: DECK }));
  vi.stubGlobal("fetch", others.fetch);
  expect(await send()).toBe(false);
  expect(others.decks.get(DECK)?.revision).toBe(3);
  const { outbox, thing } = await troubleOf();
  expect(thing.trouble).toBeUndefined();
  await discardWaitingEdits(outbox, thing);
  expect(mayHaveWaitingEdits(ME)).toBe(false);
});

test("[AUTH-01] [PWA-01] signing out asks first where edits would be lost, and then loses them", async () => {
  const leave = vi.fn(async () => undefined);
  await signOutAfterConfirmation(ME, leave);
  expect(leave).toHaveBeenCalledTimes(1);
  await edit([add("Shock")]);
  await edit([add("Naturalize")]);
  await signOutAfterConfirmation(ME, leave);
  expect(leave).toHaveBeenCalledTimes(1);
  const { result } = renderHook(() => signOutRequest.useRequest());
  expect(result.current).toMatchObject({ account: ME, count: 2 });
  await result.current?.leave();
  expect(leave).toHaveBeenCalledTimes(2);
  expect((await readOutbox(ME)).edits).toEqual([]);
  signOutRequest.close();
});

test("[PWA-01] the last edit that waits is taken back", async () => {
  await edit([quantity("Opt/main", 3)]);
  await edit([quantity("Opt/main", 2)]);
  const undone = await undoWaitingEdit(ME, DECK);
  expect(undone === undefined ? null : contents(undone)).toEqual(["main 20 Forest", "main 3 Opt"]);
  await undoWaitingEdit(ME, DECK);
  expect(await undoWaitingEdit(ME, DECK)).toBeUndefined();
  expect(mayHaveWaitingEdits(ME)).toBe(false);
});

test("[PWA-01] five hundred edits, made while the clock jumps back, are sent as they were made", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let made = 1; made <= 500; made += 1) {
    vi.setSystemTime((500 - made) * 60_000);
    const changes = made % 2 === 0 ? [add(`Card ${made}`)] : [quantity("Opt/main", made)];
    await edit(changes);
  }
  vi.useRealTimers();
  server.reach(true);
  expect(await send()).toBe(true);
  expect(stored()).toHaveLength(252);
  expect(stored()).toContain("main 499 Opt");
});

test("[PWA-01] [ERR-02] what cannot wait, and what storage refuses, fails as ever", async () => {
  const network = { code: "NETWORK" };
  await expect(client.decks.share({ id: DECK })).rejects.toMatchObject(network);
  await expect(client.discussions.update({ id: DECK, is_public: true })).rejects.toMatchObject(
    network,
  );
  await expect(client.decks.update({ id: DECK, declared_bracket: 2 })).rejects.toMatchObject(
    network,
  );
  // Another state of the deck than the one on this device.
  await expect(edit([add("Shock")], DECK, 2)).rejects.toMatchObject(network);
  const full = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await expect(edit([add("Shock")])).rejects.toMatchObject(network);
  full.mockRestore();
  expect((await readOutbox(ME)).edits).toEqual([]);
});
