import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { KNOWN_USER_KEY } from "../lib/storage/known-account.ts";
import { readAhead } from "./read-ahead.ts";

afterEach(() => localStorage.clear());

/** What is asked for on a page, as keys of queries. */
const askedOn = (pathname: string, user: unknown): string => {
  const queries = new QueryClient();
  readAhead(queries, pathname, user);
  const keys = queries
    .getQueryCache()
    .getAll()
    .map((query) => query.queryKey);
  queries.clear();
  return JSON.stringify(keys);
};

test("[FOR-05] asks for a deck before the code of its page is there", () => {
  localStorage.setItem(KNOWN_USER_KEY, JSON.stringify({ id: "zoe" }));
  expect(askedOn("/fr/forge/deck/goblins", { id: "zoe" })).toContain('"goblins"');
});

test.each([
  ["another page", "/fr/forge", { id: "zoe" }],
  ["another person than the device knows", "/fr/forge/deck/goblins", { id: "adam" }],
  ["nobody signed in", "/fr/forge/deck/goblins", null],
])("[FOR-05] asks for nothing ahead: %s", (_, pathname, user) => {
  localStorage.setItem(KNOWN_USER_KEY, JSON.stringify({ id: "zoe" }));
  expect(askedOn(pathname, user)).toBe("[]");
});
