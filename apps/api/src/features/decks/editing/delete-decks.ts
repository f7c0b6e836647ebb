import { yieldToRequests } from "../../../runtime/time-slices.ts";
import type { DecksParts } from "../decks-parts.ts";
import { deleteOwnDecks } from "../queries.ts";

/** Decks that one statement deletes: of a thousand lines at most, and two hundred edits. */
const BATCH = 4;

/**
 * Deletes own decks, a few at a time: the one connection of the embedded database is free in between.
 *
 * @returns how many were deleted
 */
export const deleteDecks = async (
  { database }: Pick<DecksParts, "database">,
  userId: string,
  ids: readonly string[],
): Promise<number> => {
  let deleted = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    deleted += await deleteOwnDecks(database, userId, ids.slice(at, at + BATCH));
    await yieldToRequests();
  }
  return deleted;
};
