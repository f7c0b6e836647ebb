import type { DeckDetail } from "@spellwright/contract";
import { expect, test } from "vitest";
import { changesOf } from "./changes-of.ts";

const line = (id: string, card_name: string, board = "main", quantity = 1) => ({
  id,
  card_name,
  board,
  quantity,
});
const deck = {
  deck_cards: [line("1", "Forest", "main", 9), line("2", "Opt"), line("3", "Duress", "sideboard")],
} as unknown as Pick<DeckDetail, "deck_cards">;

test("[ANA-04] a swap takes one copy out of the main deck and adds one", () => {
  expect(changesOf(deck, { cuts: ["Forest", "Opt"], adds: ["Ponder"] })).toEqual([
    { op: "set_quantity", line_id: "1", quantity: 8 },
    { op: "set_quantity", line_id: "2", quantity: 0 },
    expect.objectContaining({ op: "add", card_name: "Ponder", quantity: 1 }),
  ]);
});

test("what is not in the main deck is not taken out", () => {
  expect(changesOf(deck, { cuts: ["Duress", "Gone"], adds: [] })).toEqual([]);
});
