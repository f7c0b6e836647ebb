import { describe, expect, test } from "vitest";
import { factsOf } from "../../test/starter-cards.ts";
import { librarySearchFilter } from "./library-search-filter.ts";

const made = (oracle_text: string, type_line = "Sorcery", more = {}) =>
  factsOf({ name: "Made-Up Card", type_line, oracle_text, ...more });
const SEARCH = (what: string) =>
  `Search your library for ${what}, reveal it, put it into your hand, then shuffle.`;

describe("[FOR-09] what a card finds in a library, by its text", () => {
  test.each([
    [
      "a creature card with power 2 or less",
      "Creature — Cat",
      { power: "1", toughness: "4" },
      true,
    ],
    [
      "a creature card with power 2 or less",
      "Creature — Cat",
      { power: "3", toughness: "1" },
      false,
    ],
    [
      "a creature card with toughness 2 or less",
      "Creature — Cat",
      { power: "1", toughness: "4" },
      false,
    ],
    [
      "a creature card with toughness 2 or less",
      "Creature — Cat",
      { power: "3", toughness: "1" },
      true,
    ],
    ["a Mountain or Forest card", "Land — Forest Plains", {}, true],
    ["a Mountain or Forest card", "Basic Land — Island", {}, false],
    ["an instant card", "Instant", {}, true],
    ["an instant card", "Sorcery", {}, false],
    ["a card", "Enchantment", {}, true],
  ] as const)("%s: %s %o", (what, type, more, isFound) => {
    expect(librarySearchFilter(made(SEARCH(what)))?.(made("", type, more))).toBe(isFound);
  });

  test.each([
    "Draw two cards.",
    "Target opponent searches their library for a card, exiles it, then shuffles.",
  ])("finds nothing: %s", (text) => {
    expect(librarySearchFilter(made(text))).toBeUndefined();
  });
});
