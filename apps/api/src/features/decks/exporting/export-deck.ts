import type { DeckExportFormat } from "@spellwright/contract";
import { AppError } from "../../../http/index.ts";
import type { DecksParts } from "../decks-parts.ts";
import { findOwnDeck, linesOfDeck } from "../queries.ts";
import { type ExportedFile, writeDeckFile } from "./write-deck-file.ts";

/** @throws AppError DECK_NOT_FOUND */
export const exportDeck = async (
  { database }: DecksParts,
  userId: string,
  id: string,
  format: DeckExportFormat,
): Promise<ExportedFile> => {
  const row = await findOwnDeck(database, userId, id);
  if (row === undefined) throw new AppError("DECK_NOT_FOUND");
  return writeDeckFile(row.name, await linesOfDeck(database, id), format);
};
