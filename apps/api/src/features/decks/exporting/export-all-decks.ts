import type { DeckExportFormat } from "@spellwright/contract";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { yieldToRequests } from "../../../runtime/time-slices.ts";
import type { DecksParts } from "../decks-parts.ts";
import { cardsByNames } from "../find-cards.ts";
import { groupBy } from "../group-by.ts";
import { linesOfDecks, nextOwnDecks } from "../queries.ts";
import { createFileNames } from "./file-name.ts";
import { type ExportedFile, writeDeckFile } from "./write-deck-file.ts";

/** Decks that are in memory at a time: of a thousand lines at most, which one statement reads. */
const BATCH = 4;

/** Decks of one person, one after the other. */
async function* exportedFiles(
  parts: DecksParts,
  userId: string,
  format: DeckExportFormat,
): AsyncGenerator<ExportedFile> {
  let after: string | null = null;
  for (;;) {
    const decks: { id: string; name: string }[] = await nextOwnDecks(
      parts.database,
      userId,
      after,
      BATCH,
    );
    const ids = decks.map(({ id }) => id);
    const lines = ids.length === 0 ? [] : await linesOfDecks(parts.database, ids);
    const cards = await cardsByNames(
      parts,
      lines.map(({ cardName }) => cardName),
    );
    const linesOf = groupBy(lines, (line) => line.deckId);
    for (const { id, name } of decks) {
      // A reader who takes all that comes would keep the thread for the whole batch.
      await yieldToRequests();
      yield writeDeckFile(name, linesOf.get(id) ?? [], format, cards);
    }
    after = ids.at(-1) ?? null;
    if (decks.length < BATCH) return;
  }
}

/**
 * All decks of a person as one zip, written while it is sent: neither the decks nor the archive are
 * ever in memory as a whole.
 */
export const exportAllDecks = (
  parts: DecksParts,
  userId: string,
  format: DeckExportFormat,
): ReadableStream<Uint8Array> => {
  const files = exportedFiles(parts, userId, format);
  const nameOf = createFileNames();
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull() {
      const { value: file, done } = await files.next();
      if (done === true) return zip.end();
      const entry = new ZipDeflate(nameOf(file.fileName), { level: 6 });
      zip.add(entry);
      entry.push(strToU8(file.text), true);
    },
    async cancel() {
      zip.terminate();
      await files.return(undefined);
    },
  });
};
