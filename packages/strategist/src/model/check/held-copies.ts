import type { Board } from "@spellwright/decks";
import type { DeckFacts } from "../../deck-facts.ts";

/** Beside the deck: cards that are thought of, tokens. */
const isPlayed = (board: Board): boolean => board !== "maybeboard" && board !== "extra";

/** The cards that a deck holds by name, sideboard included; of each its copies on a board, and on all. */
export const heldCopies = (facts: DeckFacts | null): ReadonlyMap<string, readonly number[]> => {
  const boards = new Map<string, Map<Board, number>>();
  for (const { card, quantity, board } of facts?.deck.entries ?? []) {
    if (card === null || !isPlayed(board)) continue;
    const copies = boards.get(card.name) ?? new Map<Board, number>();
    copies.set(board, quantity + (copies.get(board) ?? 0));
    boards.set(card.name, copies);
  }
  return new Map(
    [...boards].map(([name, copies]) => {
      const each = [...copies.values()];
      return [name, [...each, each.reduce((sum, one) => sum + one, 0)]];
    }),
  );
};
