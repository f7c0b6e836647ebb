import type { DeckWithCards, Language } from "@spellwright/contract";
import type { DecksParts } from "../decks-parts.ts";
import { requireOwnDeck } from "../policy.ts";
import { presentDeckWithCards } from "../present.ts";
import { findOwnDeck, linesOfDeck } from "../queries.ts";

/**
 * A deck with its lines, without the facts of their cards.
 *
 * @throws AppError DECK_NOT_FOUND
 */
export const readDeckRows = async (
  { database }: DecksParts,
  userId: string,
  id: string,
  language: Language,
): Promise<DeckWithCards> => {
  const row = requireOwnDeck(await findOwnDeck(database, userId, id));
  return presentDeckWithCards(row, await linesOfDeck(database, id), language);
};
