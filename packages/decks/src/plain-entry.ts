import type { CardFacts } from "./card-facts.ts";
import type { DeckEntry } from "./decklist.ts";

type Said = Partial<Omit<DeckEntry, "name">>;

/**
 * A line of a deck that says no more than a name: one copy in the main deck, of no certain printing,
 * without categories and marks.
 *
 * @param said what is known of the line besides
 */
export const plainEntry = (name: string, said: Said = {}): DeckEntry => ({
  quantity: 1,
  board: "main",
  setCode: null,
  collectorNumber: null,
  finish: null,
  categories: [],
  tags: [],
  ...said,
  name,
});

/** The same of a card that is known, beside the card itself. */
export const entryOfCard = <Known extends CardFacts>(
  card: Known,
  said: Said = {},
): DeckEntry & { readonly card: Known } => ({ ...plainEntry(card.name, said), card });
