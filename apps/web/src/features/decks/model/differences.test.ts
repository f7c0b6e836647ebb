import type { DeckLine } from "@spellwright/contract";
import { expect, test } from "vitest";
import { differencesOf } from "./differences.ts";

const line = (id: string, quantity: number, board: DeckLine["board"] = "main") =>
  ({
    id,
    card_name: id,
    card_id: null,
    quantity,
    board,
    is_commander: false,
    categories: [] as string[],
  }) as DeckLine;

test("[FOR-06] two states differ by copies of a card on a board, however many lines hold them", () => {
  const before = [line("Bolt", 2), line("Mountain", 30), line("Ring", 1)];
  const after = [
    line("Bolt", 1),
    line("Bolt", 1),
    line("Mountain", 28),
    line("Ring", 1, "sideboard"),
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
