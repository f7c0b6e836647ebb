import type { DeckExportFormat } from "@spellwright/contract";
import { DECK_TEXTS, writeDecklist } from "@spellwright/decks";
import { entryOf, type StoredLine } from "../deck-state.ts";
import type { CardsByName } from "../find-cards.ts";
import { fileStem } from "./file-name.ts";

/** A file to download. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}

/**
 * A deck in a text form, with the name of its file.
 *
 * @param cards those of the deck: programs spell the names of some layouts in their own way
 */
export const writeDeckFile = (
  name: string,
  lines: readonly StoredLine[],
  format: DeckExportFormat,
  cards: CardsByName,
): ExportedFile => {
  const { extension, mediaType } = DECK_TEXTS[format];
  return {
    fileName: `${fileStem(name)}.${extension}`,
    mediaType,
    text: writeDecklist(
      { name, entries: lines.map(entryOf) },
      format,
      (card) => cards.get(card)?.layout,
    ),
  };
};
