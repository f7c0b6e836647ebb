import "../../../lib/storage/database-for-tests.ts";
import { expect, test } from "vitest";
import { api } from "../../../lib/http/api.ts";
import { readKeptAnswer } from "../../../lib/offline/kept-answers/store.ts";
import { VISITOR } from "../../../lib/storage/known-account.ts";
import { keepQuery } from "./keep-query.ts";

const kept = (call: string, input: object) =>
  readKeptAnswer({ account: VISITOR, call, input: JSON.stringify(input) });

test("[PWA-01] a deck and the discussions that the server drew with a page are kept like what a call brought", async () => {
  const deck = { id: "d" };
  await keepQuery(api.decks.read.queryKey({ input: deck }), { name: "Vacarme" });
  expect(await kept("decks.read", deck)).toEqual({ name: "Vacarme" });

  const input = { type: "oracle", limit: 50 };
  const first = { items: [{ id: "one" }], next_cursor: "more" };
  const list = { pages: [first, { items: [], next_cursor: null }], pageParams: [null, "more"] };
  await keepQuery([...api.discussions.list.key(), "pages", input], list);
  expect(await kept("discussions.list", input)).toEqual(first);
});

test("[PWA-01] what is no call, and a call that is not kept, leave nothing", async () => {
  await keepQuery(["something else"], { items: [] });
  await keepQuery(api.zaps.key({ type: "query", input: {} }), { daily_count: 1 });
  expect(await kept("zaps", {})).toBeUndefined();
});
