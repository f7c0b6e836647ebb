import type { DeckChange, DeckDetail } from "@spellwright/contract";

/** What is taken out of a deck and what comes in, by English names. */
export interface Exchange {
  readonly cuts: readonly string[];
  readonly adds: readonly string[];
}

const ONE_COPY = {
  quantity: 1,
  is_sideboard: false,
  is_commander: false,
  categories: [],
  tags: [],
};

/** One copy fewer of each cut in the main deck, one more of each addition; what is not there stays away. */
export const changesOf = (
  { deck_cards: lines }: Pick<DeckDetail, "deck_cards">,
  { cuts, adds }: Exchange,
): readonly DeckChange[] => [
  ...cuts.flatMap((name): DeckChange[] => {
    const line = lines.find((each) => each.board === "main" && each.card_name === name);
    if (line === undefined) return [];
    return [{ op: "set_quantity", line_id: line.id, quantity: line.quantity - 1 }];
  }),
  ...adds.map((name): DeckChange => ({ op: "add", card_name: name, ...ONE_COPY })),
];
