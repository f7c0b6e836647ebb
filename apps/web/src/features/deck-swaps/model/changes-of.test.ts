import type { DeckDetail } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { changesOf, stateOfSwap } from "./changes-of.ts";

const line = (id: string, card_name: string, board = "main", quantity = 1) => ({
  id,
  card_name,
  card: null as { name: string } | null,
  board,
  quantity,
});
const { deck_cards } = {
  deck_cards: [
    line("1", "Forest", "main", 9),
    line("2", "Opt"),
    line("3", "Duress", "sideboard"),
    { ...line("4", "Ghidorah, King of the Cosmos"), card: { name: "Illuna, Apex of Wishes" } },
  ],
} as unknown as Pick<DeckDetail, "deck_cards">;
const made = (...swaps: { cut: string | null; add: string | null }[]) =>
  changesOf({ deck_cards }, swaps);
const addition = (card_name: string) => expect.objectContaining({ op: "add", card_name });

describe("[ANA-04] a proposed swap", () => {
  test("takes one copy out of the main deck and adds one", () => {
    expect(made({ cut: "Forest", add: "Ponder" }, { cut: "Opt", add: null })).toEqual({
      changes: [
        { op: "set_quantity", line_id: "1", quantity: 8 },
        addition("Ponder"),
        { op: "set_quantity", line_id: "2", quantity: 0 },
      ],
      count: 2,
    });
  });

  test("knows its card to cut by the card’s own name, whatever the list calls it", () => {
    expect(made({ cut: "Illuna, Apex of Wishes", add: null }).changes).toEqual([
      { op: "set_quantity", line_id: "4", quantity: 0 },
    ]);
  });

  test("is made on the list that the ones before it leave", () => {
    const twice = made({ cut: "Forest", add: "Ponder" }, { cut: "Forest", add: "Brainstorm" });
    expect(twice.changes).toEqual([
      { op: "set_quantity", line_id: "1", quantity: 8 },
      addition("Ponder"),
      { op: "set_quantity", line_id: "1", quantity: 7 },
      addition("Brainstorm"),
    ]);
    expect(made({ cut: "Opt", add: "Ponder" }, { cut: "Opt", add: "Brainstorm" }).count).toBe(1);
    expect(made({ cut: "Opt", add: "Ponder" }, { cut: "Forest", add: "Ponder" }).count).toBe(1);
  });

  test.each([
    ["is open", { cut: "Opt", add: "Ponder" }, "open"],
    ["was made", { cut: "Ponder", add: "Opt" }, "made"],
    ["has lost its card to cut", { cut: "Gone", add: "Ponder" }, "cutGone"],
    ["would cut from the sideboard", { cut: "Duress", add: "Ponder" }, "cutGone"],
    ["adds what is there already", { cut: "Opt", add: "Forest" }, "alreadyIn"],
    ["adds what the sideboard has", { cut: "Opt", add: "Duress" }, "alreadyIn"],
  ] as const)("%s", (_title, swap, state) => {
    expect(stateOfSwap(deck_cards, swap)).toBe(state);
    if (state !== "open") expect(made(swap)).toEqual({ changes: [], count: 0 });
  });
});
