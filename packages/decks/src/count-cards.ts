import type { Board, DeckEntry } from "./decklist.ts";

/** Copies by where they count. The lines of a list may be fewer. */
export interface CardCounts {
  /** The deck, its commanders included (IMP-11). */
  readonly main: number;
  /** The companion included: it is a card of the sideboard (CR 702.139a). */
  readonly sideboard: number;
  readonly maybeboard: number;
  readonly extra: number;
}

const COUNTED_AS: Readonly<Record<Board, keyof CardCounts>> = {
  commander: "main",
  main: "main",
  companion: "sideboard",
  sideboard: "sideboard",
  maybeboard: "maybeboard",
  extra: "extra",
};

/** Copies by where they count. */
export function countCards(entries: readonly Pick<DeckEntry, "quantity" | "board">[]): CardCounts {
  const counts = { main: 0, sideboard: 0, maybeboard: 0, extra: 0 };
  for (const entry of entries) counts[COUNTED_AS[entry.board]] += entry.quantity;
  return counts;
}
