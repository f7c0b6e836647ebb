import type { DeckLine } from "@spellwright/contract";

/** A line of a deck, of which a test says only the card, how many of it and where it lies. */
export const lineWith = (
  cardName: string,
  quantity: number,
  board: DeckLine["board"] = "main",
): DeckLine =>
  ({
    id: cardName,
    card_name: cardName,
    card_id: null,
    quantity,
    board,
    is_commander: false,
    categories: [] as string[],
  }) as DeckLine;
