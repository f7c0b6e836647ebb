import type { DeckWithCards, Language } from "@spellwright/contract";
import { AppError } from "../../../http/index.ts";
import type { DecksParts } from "../decks-parts.ts";
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
  const row = await findOwnDeck(database, userId, id);
  if (row === undefined) throw new AppError("DECK_NOT_FOUND");
  return presentDeckWithCards(row, await linesOfDeck(database, id), language);
};
