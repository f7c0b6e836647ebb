import { expect, test } from "vitest";
import { deckListText } from "./deck-list-text.ts";

const line = (
  card_name: string,
  quantity: number,
  board: "main" | "sideboard" | "extra" = "main",
) => ({
  card_name,
  quantity,
  board,
  is_commander: false,
});

test("[FOR-07] the list of a shared deck is copied by boards, without tokens", () => {
  const deck_cards = [
    { ...line("Ezuri, Renegade Leader", 1), is_commander: true },
    line("Forest", 30),
    line("Elvish Mystic", 1),
    line("Naturalize", 2, "sideboard"),
    line("Elf Warrior", 1, "extra"),
  ];
  expect(deckListText({ deck_cards })).toBe(
    "Commander\n1 Ezuri, Renegade Leader\n\nDeck\n30 Forest\n1 Elvish Mystic\n\nSideboard\n2 Naturalize",
  );
});
