import "../../../lib/storage/database-for-tests.ts";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import {
  forgetAllAnswers,
  measureKept,
  readKeptAnswer,
} from "../../../lib/offline/kept-answers/store.ts";
import { KNOWN_USER_KEY } from "../../../lib/storage/known-account.ts";
import { keepOwnDecks } from "./keep-own-decks.ts";

const DECKS = 230;
const deckOf = (n: number, updatedAt = "2026-06-01") => ({
  id: `deck-${n}`,
  updated_at: updatedAt,
});
const LETTERS = JSON.stringify(deckOf(100)).length;

/** Newest first, as the server lists them. */
let decks: ReturnType<typeof deckOf>[] = [];
const read: string[] = [];

/** A server that lists these decks page by page, and notes which were read. */
const server = async (input: Request | string) => {
  const url = new URL(typeof input === "string" ? input : input.url, location.href);
  if (url.pathname === "/api/decks") {
    const from = Number(url.searchParams.get("cursor") ?? 0);
    const to = from + Number(url.searchParams.get("limit"));
    const next_cursor = to < decks.length ? String(to) : null;
    return Response.json({ items: decks.slice(from, to), total: decks.length, next_cursor });
  }
  const id = url.pathname.split("/").at(-1) ?? "";
  read.push(id);
  return Response.json(decks.find((deck) => deck.id === id));
};

const keep = (most?: number) =>
  keepOwnDecks("lea", new AbortController().signal, {
    pauseMs: 0,
    ...(most === undefined ? {} : { most }),
  });
const countKept = async () => (await measureKept("lea")).things.decks ?? 0;

beforeEach(async () => {
  decks = Array.from({ length: DECKS }, (_, n) => deckOf(100 + n));
  read.length = 0;
  await forgetAllAnswers();
  localStorage.setItem(KNOWN_USER_KEY, JSON.stringify({ id: "lea", email: "", image: null }));
  vi.stubGlobal("fetch", server);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test("[PWA-01] all of one’s own decks are kept, however many; later only those that changed are read", async () => {
  await keep();
  await expect.poll(countKept).toBe(DECKS);
  read.length = 0;
  decks[50] = deckOf(150, "2026-06-02");
  await keep();
  expect(read).toEqual(["deck-150"]);
  const asked = { account: "lea", call: "decks.read", input: JSON.stringify({ id: "deck-150" }) };
  await expect.poll(() => readKeptAnswer(asked)).toEqual(decks[50]);
});

test("[PWA-01] one’s own decks leave room for what was opened: the newest are kept, until they fill their part", async () => {
  await keep(3 * LETTERS);
  expect(read).toEqual(["deck-100", "deck-101", "deck-102"]);
  await expect.poll(countKept).toBe(3);
  // One that was made since: of the others, those that fit beside it are not read again.
  read.length = 0;
  decks = [deckOf(999), ...decks];
  await keep(3 * LETTERS);
  expect(read).toEqual(["deck-999"]);
});
