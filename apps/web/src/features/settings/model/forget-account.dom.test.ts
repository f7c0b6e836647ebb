import "../../../lib/storage/database-for-tests.ts";
import { reasoningWith, rulingWith } from "@spellwright/contract";
import { beforeEach, expect, test } from "vitest";
import {
  keepAnswer,
  measureKept,
  readKeptAnswer,
} from "../../../lib/offline/kept-answers/store.ts";
import { changeOutbox, readOutbox } from "../../../lib/offline/outbox/store.ts";
import { mayHaveWaitingEdits } from "../../../lib/offline/outbox/waiting-edits.ts";
import { keepOfflineRuling, listOfflineRulings } from "../../offline-judge/index.ts";
import { forgetAccount } from "./forget-account.ts";

const asked = (account: string) => ({ account, call: "decks.read", input: '{"id":"d"}' });

/** All that a device may hold of a person. */
const fill = async (account: string) => {
  await changeOutbox(account, {
    add: [{ call: "discussions.update", thing: "d", title: "Renamed" }],
    things: [{ account, thing: "d", kind: "discussion", name: "Before" }],
  });
  await keepAnswer(asked(account), { name: "A deck" });
  const question = { requestId: `of ${account}`, askedAt: "2026-11-20T14:00:00.000Z" };
  await keepOfflineRuling({
    ...{ ...question, account, question: "?", cards: [], foundCards: [], language: "en" },
    ...{ gameState: null, effort: "low", discussionId: null, follows: null },
    answer: {
      ...{ requestId: question.requestId, discussionId: null, messageId: "m", zaps_charged: 0 },
      ...{ ruling: rulingWith(), detailedReasoning: reasoningWith(), reasoningItems: [] },
      ...{ suggestedTitle: null, usage: null, engine: { kind: "local", model: null } },
    },
  });
};

const held = async (account: string) => ({
  edits: (await readOutbox(account)).edits.length,
  things: (await readOutbox(account)).things.size,
  answer: await readKeptAnswer(asked(account)),
  bytes: (await measureKept(account)).bytes,
  rulings: (await listOfflineRulings(account)).length,
});

beforeEach(() => localStorage.clear());

test("[AUTH-01] [PWA-01] of a deleted account nothing stays on the device; another’s edits do", async () => {
  for (const account of ["lea", "jace"]) await fill(account);
  const all = { edits: 1, things: 1, answer: { name: "A deck" }, rulings: 1 };
  expect(await held("lea")).toMatchObject(all);
  await forgetAccount("lea");
  expect(await held("lea")).toEqual({
    ...{ edits: 0, things: 0, answer: undefined, bytes: 0, rulings: 0 },
  });
  expect(mayHaveWaitingEdits("lea")).toBe(false);
  expect(await held("jace")).toMatchObject({ edits: 1, things: 1 });
});

test("[AUTH-01] where storage is refused, nothing keeps the account from being forgotten", async () => {
  await fill("lea");
  const storage = indexedDB;
  Reflect.set(globalThis, "indexedDB", undefined);
  await expect(forgetAccount("nobody")).resolves.toBeUndefined();
  Reflect.set(globalThis, "indexedDB", storage);
});
