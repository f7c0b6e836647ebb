import type { DeckVersion } from "@spellwright/contract";
import { AppError } from "../../../http/index.ts";
import type { DecksParts } from "../decks-parts.ts";
import { presentVersion } from "../present.ts";
import { findOwnDeck } from "../queries.ts";
import { listVersions as listRows } from "./history-queries.ts";

/** @throws AppError DECK_NOT_FOUND */
export const listVersions = async (
  { database }: DecksParts,
  userId: string,
  deckId: string,
): Promise<{ items: DeckVersion[]; next_cursor: null }> => {
  if ((await findOwnDeck(database, userId, deckId)) === undefined)
    throw new AppError("DECK_NOT_FOUND");
  const rows = await listRows(database, deckId);
  return { items: rows.map(presentVersion), next_cursor: null };
};
