import type { DeckDetail, DeckLine } from "@spellwright/contract";

/** A line, of which a test says what matters to it. */
export const line = (card_name: string, quantity = 1, fields: Partial<DeckLine> = {}): DeckLine => {
  const board = fields.board ?? "main";
  return {
    id: `${card_name}/${board}`,
    deck_id: "d",
    card_id: null,
    card_name,
    quantity,
    board,
    is_sideboard: board === "sideboard",
    is_commander: false,
    set_code: null,
    collector_number: null,
    finish: null,
    categories: [],
    tags: [],
    category: "other",
    card: null,
    roles: [],
    ...fields,
  };
};

/** A deck of these lines. What follows from rules and card data is left out. */
export const deckOf = (lines: readonly DeckLine[], fields: Partial<DeckDetail> = {}): DeckDetail =>
  ({
    id: "d",
    name: "Vacarme",
    format: "casual",
    description: null,
    featured_card_name: null,
    revision: 3,
    is_favorite: false,
    deck_cards: [...lines],
    ...fields,
  }) as DeckDetail;

/** What a deck holds, in words: `main 4 Opt`. */
export const contents = ({ deck_cards: lines }: DeckDetail): string[] =>
  lines
    .map(({ board, quantity, card_name: name, is_commander: leads }) =>
      [leads ? "commander" : board, quantity, name].join(" "),
    )
    .sort();
