import { expect, test } from "vitest";
import { bracketOf } from "./bracket-of.ts";

const deck = (format: string, bracket: number | null) => ({
  id: "d",
  name: "Elves",
  format,
  bracket,
});

test.each([
  { what: "a Commander deck", deck: deck("commander", 3), bracket: 3 },
  { what: "a cEDH deck", deck: deck("cedh", 5), bracket: 5 },
  { what: "a deck not calculated yet", deck: deck("commander", null), bracket: null },
  { what: "a deck of another format", deck: deck("modern", 3), bracket: null },
  { what: "no deck", deck: null, bracket: null },
])("[DISC-01] the bracket of $what is $bracket", ({ deck: of, bracket }) => {
  expect(bracketOf({ deck: of })).toBe(bracket);
});
