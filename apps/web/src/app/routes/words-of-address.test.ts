import { expect, test } from "vitest";
import { wordsOfAddress } from "./words-of-address.ts";

test("[ROUTE-01] an address gives the words that are named, and nothing that is empty or no word", () => {
  const wordsOf = wordsOfAddress("q", "chapter");
  expect(wordsOf({ q: "trample", chapter: "702", other: "x" })).toEqual({
    q: "trample",
    chapter: "702",
  });
  expect(wordsOf({ q: "", chapter: ["702"] })).toEqual({});
});
