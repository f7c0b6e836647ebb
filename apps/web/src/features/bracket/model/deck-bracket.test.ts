import { expect, test } from "vitest";
import { deckBracket } from "./deck-bracket.ts";

test.each([
  { what: "a Commander deck", format: "commander", of: 3, bracket: 3 },
  { what: "a cEDH deck", format: "cedh", of: 5, bracket: 5 },
  { what: "a deck not calculated yet", format: "commander", of: null, bracket: null },
  { what: "a deck of another format", format: "modern", of: 3, bracket: null },
  { what: "a figure that is no bracket", format: "commander", of: 6, bracket: null },
])("[DISC-01] [BRK-03] the bracket of $what shows as $bracket", ({ format, of, bracket }) => {
  expect(deckBracket({ format, bracket: of })).toBe(bracket);
});
