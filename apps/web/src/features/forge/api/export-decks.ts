import type { DeckExportFormat, Language } from "@spellwright/contract";
import { downloadFile } from "../../../lib/page/download-file.ts";
import { exportPath, imagePath } from "../../decks/index.ts";

/** What a deck can be exported as: a text form, or a picture of its list. */
export type DeckFileFormat = DeckExportFormat | "image";

/** One deck as a file. */
export const exportDeck = (
  id: string,
  format: DeckFileFormat,
  language: Language,
): Promise<void> =>
  format === "image"
    ? downloadFile(imagePath(id), "deck.png", language)
    : downloadFile(exportPath(id, format), "deck.txt", language);

/** All one's decks, zipped. */
export const exportAllDecks = (format: DeckExportFormat, language: Language): Promise<void> =>
  downloadFile(`/api/decks/export?format=${format}`, "decks.zip", language);
