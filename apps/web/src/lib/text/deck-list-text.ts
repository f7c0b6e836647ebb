import type { DeckBoard, SharedDeck } from "@spellwright/contract";

type Line = Pick<
  SharedDeck["deck_cards"][number],
  "board" | "is_commander" | "quantity" | "card_name"
>;

const written = (lines: readonly Line[]): string =>
  lines.map(({ quantity, card_name: name }) => `${quantity} ${name}`).join("\n");

/** Heads of an exported list are English in every language: other tools read them. */
const HEADS: readonly (readonly [DeckBoard, string])[] = [
  ["main", "Deck"],
  ["companion", "Companion"],
  ["sideboard", "Sideboard"],
  ["maybeboard", "Maybeboard"],
];

/** A deck as plain text that every deck tool, and our own import, reads. */
export const deckListText = ({ deck_cards: lines }: { readonly deck_cards: readonly Line[] }) => {
  const commanders = lines.filter(({ is_commander }) => is_commander);
  const parts = HEADS.map(([board, head]) => ({
    head,
    lines: lines.filter((line) => line.board === board && !line.is_commander),
  }));
  return [{ head: "Commander", lines: commanders }, ...parts]
    .filter((part) => part.lines.length > 0)
    .map((part) => `${part.head}\n${written(part.lines)}`)
    .join("\n\n");
};
