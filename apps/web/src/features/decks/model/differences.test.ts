import { expect, test } from "vitest";
import { differencesOf } from "./differences.ts";
import { lineWith } from "./line-for-tests.ts";

test("[FOR-06] two states differ by copies of a card on a board, however many lines hold them", () => {
  const before = [lineWith("Bolt", 2), lineWith("Mountain", 30), lineWith("Ring", 1)];
  const after = [
    lineWith("Bolt", 1),
    lineWith("Bolt", 1),
    lineWith("Mountain", 28),
    lineWith("Ring", 1, "sideboard"),
  ];
  expect(
    differencesOf(before, after).map((each) => [
      each.card_name,
      each.board,
      each.before,
      each.after,
    ]),
  ).toEqual([
    ["Mountain", "main", 30, 28],
    ["Ring", "main", 1, 0],
    ["Ring", "sideboard", 0, 1],
  ]);
});
