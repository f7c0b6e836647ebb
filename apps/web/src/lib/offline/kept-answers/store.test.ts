import "../../storage/database-for-tests.ts";
import { beforeEach, expect, test, vi } from "vitest";
import {
  forgetAllAnswers,
  forgetById,
  forgetOtherAccounts,
  keepAnswer,
  measureKept,
  readKeptAnswer,
} from "./store.ts";

const asked = (id: string, account = "lea", call = "decks.read") => ({
  account,
  call,
  input: JSON.stringify({ id }),
});

beforeEach(forgetAllAnswers);

test("[PWA-01] what was kept is read back; another account, call or input finds nothing", async () => {
  const deck = { name: "Vacarme", cards: [{ name: "Opt", copies: 4 }] };
  await keepAnswer(asked("one"), { name: "older" });
  await keepAnswer(asked("one"), deck);
  expect(await readKeptAnswer(asked("one"))).toEqual(deck);
  for (const other of [asked("two"), asked("one", "jace"), asked("one", "lea", "decks.text")])
    expect(await readKeptAnswer(other)).toBeUndefined();
});

test("[AUTH-01] [PWA-01] of another account nothing stays on the device", async () => {
  for (const account of ["lea", "jace", "visitor"])
    await keepAnswer(asked("one", account), { account });
  await forgetOtherAccounts("jace");
  expect(await readKeptAnswer(asked("one", "lea"))).toBeUndefined();
  expect(await readKeptAnswer(asked("one", "visitor"))).toBeUndefined();
  expect(await readKeptAnswer(asked("one", "jace"))).toEqual({ account: "jace" });
});

test("[PWA-01] a deleted thing is no longer read, whatever was asked of it", async () => {
  await keepAnswer(asked("one", "lea", "discussions.read"), { title: "Trample?" });
  await keepAnswer(
    { account: "lea", call: "discussions.messages", input: '{"id":"one","limit":100}' },
    { items: [] },
  );
  await keepAnswer(asked("two", "lea", "discussions.read"), { title: "Layers?" });
  await forgetById("lea", "one");
  expect(await measureKept("lea")).toMatchObject({ things: { discussions: 1 } });
  expect(await readKeptAnswer(asked("two", "lea", "discussions.read"))).toBeDefined();
});

test("[PWA-01] past the budget the oldest leave first, and what is too large for it is never kept", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const budget = 1000;
  for (const [minute, id] of ["one", "two", "three", "four", "five", "six"].entries()) {
    vi.setSystemTime(minute * 60_000);
    await keepAnswer(asked(id), { text: "x".repeat(200) }, budget);
  }
  vi.useRealTimers();
  const kept = await Promise.all(
    ["one", "two", "three", "four", "five", "six"].map((id) => readKeptAnswer(asked(id))),
  );
  expect(kept.map((answer) => answer !== undefined)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  await keepAnswer(asked("huge"), { text: "x".repeat(900) }, budget);
  expect(await readKeptAnswer(asked("huge"))).toBeUndefined();
  expect(await measureKept("lea")).toMatchObject({ things: { decks: 4 } });
});

test("[PWA-01] where storage is refused, nothing is kept and nothing fails", async () => {
  vi.resetModules();
  vi.stubGlobal("indexedDB", undefined);
  const refused = await import("./store.ts");
  await refused.keepAnswer(asked("one"), {});
  expect(await refused.readKeptAnswer(asked("one"))).toBeUndefined();
  expect(await refused.measureKept("lea")).toEqual({ bytes: 0, things: {} });
  await refused.forgetAllAnswers();
  vi.unstubAllGlobals();
});
