import type { DeckChange, DeckDetail, DeckLine } from "@spellwright/contract";

const changeLine = (
  deck: DeckDetail,
  id: string,
  change: (line: DeckLine) => readonly DeckLine[],
): DeckDetail => ({
  ...deck,
  deck_cards: deck.deck_cards.flatMap((line) => (line.id === id ? change(line) : [line])),
});

/**
 * A deck as it will be after a change, shown until the server answers. Only what follows without the
 * rules: figures and legality, new cards and split lines come with the answer.
 */
export const applyChange = (deck: DeckDetail, change: DeckChange): DeckDetail => {
  switch (change.op) {
    case "remove":
      return changeLine(deck, change.line_id, () => []);
    case "set_quantity": {
      const { quantity } = change;
      return changeLine(deck, change.line_id, (line) =>
        quantity === 0 ? [] : [{ ...line, quantity }],
      );
    }
    case "set_details":
      return { ...deck, name: change.name ?? deck.name, format: change.format ?? deck.format };
    case "set_categories":
      return changeLine(deck, change.line_id, (line) => [
        { ...line, categories: change.categories },
      ]);
    default:
      return deck;
  }
};
