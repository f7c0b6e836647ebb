import { BOARDS, type Board, type DeckEntry } from "./decklist.ts";

/** Copies of one card on one board, before and after. */
export interface DeckChange {
  readonly name: string;
  readonly board: Board;
  readonly before: number;
  readonly after: number;
}

type Line = Pick<DeckEntry, "name" | "board" | "quantity">;

/**
 * What differs between two decks, ordered by board, then name. Empty when they hold the same cards.
 * Printings and categories do not count. A card that moves is two changes, one on each board.
 */
export function diffDecks(before: readonly Line[], after: readonly Line[]): readonly DeckChange[] {
  const changes = new Map<string, { name: string; board: Board; before: number; after: number }>();
  const note = (lines: readonly Line[], side: "before" | "after") => {
    for (const { name, board, quantity } of lines) {
      const key = `${board}\n${name}`;
      const change = changes.get(key) ?? { name, board, before: 0, after: 0 };
      change[side] += quantity;
      changes.set(key, change);
    }
  };
  note(before, "before");
  note(after, "after");
  return [...changes.values()]
    .filter((change) => change.before !== change.after)
    .sort((left, right) => compareChanges(left, right));
}

function compareChanges(left: DeckChange, right: DeckChange): number {
  if (left.board !== right.board) return BOARDS.indexOf(left.board) - BOARDS.indexOf(right.board);
  return left.name < right.name ? -1 : Number(left.name > right.name);
}
