import { expect, test } from "vitest";
import { addressWordsOf, sortOf } from "./card-search-view.ts";

test("[O-6] the address holds the search and an order that is not the usual one", () => {
  expect(addressWordsOf({ query: "t:elf", sort: "popular" })).toEqual({ q: "t:elf" });
  expect(addressWordsOf({ query: "", sort: "name" })).toEqual({ sort: "name" });
});

test("[O-6] an order that an address makes up is the usual one", () => {
  expect(sortOf("mana_value")).toBe("mana_value");
  expect(sortOf("price")).toBe("popular");
  expect(sortOf(null)).toBe("popular");
});
