import type { DecksParts } from "../decks-parts.ts";
import { requireOwnDeck } from "../policy.ts";
import { deleteOwnDecks } from "../queries.ts";
import { type EditTarget, readBefore } from "./edit-deck.ts";

/**
 * Deletes an own deck.
 *
 * @param revision what its owner saw of it: a deck that was edited since stays
 * @returns how many were deleted
 * @throws AppError DECK_NOT_FOUND, DECK_CHANGED
 */
export const deleteDeck = async (
  parts: DecksParts,
  target: Omit<EditTarget, "revision">,
  revision: number | undefined,
): Promise<number> => {
  const { userId, id } = target;
  const deleted = await deleteOwnDecks(parts.database, userId, [id], revision);
  // Tells what the deck is now, or that there is none.
  if (deleted === 0 && revision !== undefined) await readBefore(parts, { ...target, revision });
  requireOwnDeck(deleted > 0);
  return deleted;
};
