import type { Card } from "@spellwright/contract";
import { type Board, entryOfCard } from "@spellwright/decks";
import type { StrategyDeck } from "../src/index.ts";
import { cardWithText } from "./sample-deck.ts";

// A Commander deck of cards that a test writes itself.

let made = 0;
/** A card of a test's own. Legal and colorless unless it says otherwise. */
export const card = (oracle_text: string, more: Partial<Card> = {}): Card => {
  made += 1;
  return cardWithText(oracle_text, {
    id: `made ${made}`,
    name: `Made ${made}`,
    legalities: { commander: "legal" },
    ...more,
  });
};
/** Copies of a card where they lie. */
export const line = (each: Card, quantity = 1, board: Board = "main") =>
  entryOfCard(each, { quantity, board });
/** Who leads the deck: green. */
export const commander = card("", { type_line: "Legendary Creature — Elf", color_identity: ["G"] });
const forest = card("", { name: "Forest", type_line: "Basic Land — Forest", cmc: 0 });
/** The commander, these cards and Forests up to a hundred. */
export const deckOf = (...cards: readonly Card[]): StrategyDeck => ({
  name: "Test",
  format: "commander",
  bracket: null,
  entries: [
    line(commander, 1, "commander"),
    ...cards.map((each) => line(each)),
    line(forest, 99 - cards.length),
  ],
});
/** A card without a role. */
export const plain = () => card("Scry 1.", { cmc: 4 });
/** Forty of them. */
export const fill = Array.from({ length: 40 }, plain);
