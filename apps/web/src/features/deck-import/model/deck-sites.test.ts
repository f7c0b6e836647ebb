import { expect, test } from "vitest";
import { siteOfAddress } from "./deck-sites.ts";

test.each([
  ["https://www.moxfield.com/decks/abc-123", "Moxfield"],
  ["  moxfield.com/decks/abc\n", "Moxfield"],
  ["https://archidekt.com/decks/1/krenko", "Archidekt"],
  ["http://decks.example.org/1", ""],
])("[IMP-02] %s is the address of a deck, not its list", (text, name) => {
  expect(siteOfAddress(text)?.name).toBe(name);
});

test.each(["1 Sol Ring", "Opt", "1 Opt\nhttps://moxfield.com/decks/a", "B.F.M.", ""])(
  "[IMP-02] « %s » is a list",
  (text) => {
    expect(siteOfAddress(text)).toBeNull();
  },
);
