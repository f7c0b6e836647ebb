import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { recordWaiting } from "../offline/outbox/waiting-edits.ts";
import { VISITOR } from "../storage/known-account.ts";
import { takeServedQueries } from "./served-page.ts";

afterEach(() => localStorage.clear());

const DECK = { key: [["decks", "read"], { input: { id: "goblins" } }], data: { name: "Goblins" } };
const RULE = {
  key: [["rules", "read"], { input: { number: "702.2" } }],
  data: { number: "702.2" },
};

const takenFrom = (...queries: readonly (typeof DECK | typeof RULE)[]): unknown[] => {
  const client = new QueryClient();
  takeServedQueries(client, { user: { id: "zoe" }, queries });
  return queries.map(({ key }) => client.getQueryData(key));
};

test("[FOR-05] a deck that came with its page is shown without asking for it", () => {
  expect(takenFrom(DECK, RULE)).toEqual([DECK.data, RULE.data]);
});

test("[PWA-01] a deck is asked for where edits wait, which are put over the answer", () => {
  recordWaiting(VISITOR, true);
  expect(takenFrom(DECK, RULE)).toEqual([undefined, RULE.data]);
});
