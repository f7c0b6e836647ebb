import type { DeckDetail, Language } from "@spellwright/contract";
import type { DecksParts } from "../decks-parts.ts";
import { findCardsWithService } from "../find-cards.ts";
import { requireOwnDeck } from "../policy.ts";
import { findOwnDeck } from "../queries.ts";
import { describeDeck } from "./describe-deck.ts";

/** How long a page waits for cards that our data lacks. */
const PATIENCE_MS = 1_500;

/**
 * Everything the deck page shows its owner.
 *
 * @throws AppError DECK_NOT_FOUND
 */
export const readDeck = async (
  parts: DecksParts,
  userId: string,
  id: string,
  language: Language,
): Promise<DeckDetail> => {
  const row = requireOwnDeck(await findOwnDeck(parts.database, userId, id));
  const cardsNamed = (names: readonly string[]) =>
    findCardsWithService(parts, names, PATIENCE_MS, userId);
  return describeDeck(parts, row, cardsNamed, language);
};
