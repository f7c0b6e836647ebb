import type { DeckVersion } from "@spellwright/contract";
import type { DecksParts } from "../decks-parts.ts";
import { requireOwnDeck } from "../policy.ts";
import { presentVersion } from "../present.ts";
import { findOwnDeck } from "../queries.ts";
import { listVersions as listRows } from "./history-queries.ts";

/** @throws AppError DECK_NOT_FOUND */
export const listVersions = async (
  { database }: DecksParts,
  userId: string,
  deckId: string,
): Promise<{ items: DeckVersion[]; next_cursor: null }> => {
  requireOwnDeck(await findOwnDeck(database, userId, deckId));
  const rows = await listRows(database, deckId);
  return { items: rows.map(presentVersion), next_cursor: null };
};
