import type { DeckExportFormat } from "@spellwright/contract";
import type { DecksParts } from "../decks-parts.ts";
import { cardsByNames } from "../find-cards.ts";
import { requireOwnDeck } from "../policy.ts";
import { findOwnDeck, linesOfDeck } from "../queries.ts";
import { type ExportedFile, writeDeckFile } from "./write-deck-file.ts";

/** @throws AppError DECK_NOT_FOUND */
export const exportDeck = async (
  parts: DecksParts,
  userId: string,
  id: string,
  format: DeckExportFormat,
): Promise<ExportedFile> => {
  const row = requireOwnDeck(await findOwnDeck(parts.database, userId, id));
  const lines = await linesOfDeck(parts.database, id);
  const cards = await cardsByNames(
    parts,
    lines.map(({ cardName }) => cardName),
  );
  return writeDeckFile(row.name, lines, format, cards);
};
