import type { DeckExportFormat } from "@spellwright/contract";
import type { DecksParts } from "../decks-parts.ts";
import { requireOwnDeck } from "../policy.ts";
import { findOwnDeck, linesOfDeck } from "../queries.ts";
import { type ExportedFile, writeDeckFile } from "./write-deck-file.ts";

/** @throws AppError DECK_NOT_FOUND */
export const exportDeck = async (
  { database }: DecksParts,
  userId: string,
  id: string,
  format: DeckExportFormat,
): Promise<ExportedFile> => {
  const row = requireOwnDeck(await findOwnDeck(database, userId, id));
  return writeDeckFile(row.name, await linesOfDeck(database, id), format);
};
