import type { DecksParts } from "../decks-parts.ts";
import { requireOwnVersion } from "../policy.ts";
import { findOwnVersion } from "./history-queries.ts";

/** Which version of which deck, and whose. */
export interface VersionTarget {
  readonly userId: string;
  readonly deckId: string;
  readonly id: string;
}

/** @throws AppError DECK_VERSION_NOT_FOUND, also for a version of someone else's deck */
export const findVersion = async (
  { database }: DecksParts,
  { userId, deckId, id }: VersionTarget,
) => requireOwnVersion(await findOwnVersion(database, userId, { deckId, id }));
