import { expect, test } from "vitest";
import { createRecentSearches } from "./recent-searches.ts";

test("[IMP-08] what begins with a text that found nothing is not asked for again, for a day", () => {
  let time = 0;
  const searches = createRecentSearches(() => new Date(time));
  searches.write("Zzz", []);
  expect(searches.read("zzzy")).toEqual([]);
  expect(searches.read("yzzz")).toBeUndefined();
  time += 24 * 60 * 60 * 1000;
  expect(searches.read("zzzy")).toBeUndefined();
});

test("[IMP-08] the oldest searches are forgotten first", () => {
  const searches = createRecentSearches(() => new Date(0));
  for (let place = 100; place < 350; place++) searches.write(`${place} card`, []);
  expect(searches.read("100 card")).toBeUndefined();
  expect(searches.read("349 card")).toEqual([]);
});
