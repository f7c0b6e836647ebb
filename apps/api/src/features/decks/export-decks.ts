import type { DeckExportFormat } from "@spellwright/contract";
import { DECK_TEXTS, writeDecklist } from "@spellwright/decks";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { AppError } from "../../http/index.ts";
import { entryOf, type StoredLine } from "./deck-state.ts";
import type { DecksParts } from "./decks-parts.ts";
import { fileStem } from "./file-name.ts";
import { groupBy } from "./group-by.ts";
import { findOwnDeck, linesOfDeck, linesOfDecks, nextOwnDecks } from "./queries.ts";

/** A file to download. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}

const write = (
  name: string,
  lines: readonly StoredLine[],
  format: DeckExportFormat,
): ExportedFile => {
  const { extension, mediaType } = DECK_TEXTS[format];
  return {
    fileName: `${fileStem(name)}.${extension}`,
    mediaType,
    text: writeDecklist({ name, entries: lines.map(entryOf) }, format),
  };
};

/** @throws AppError DECK_NOT_FOUND */
export const exportDeck = async (
  { database }: DecksParts,
  userId: string,
  id: string,
  format: DeckExportFormat,
): Promise<ExportedFile> => {
  const row = await findOwnDeck(database, userId, id);
  if (row === undefined) throw new AppError("DECK_NOT_FOUND");
  return write(row.name, await linesOfDeck(database, id), format);
};

/** Decks that are in memory at a time. */
const BATCH = 50;

/** Decks of one person, one after the other. */
async function* exportedFiles(
  { database }: DecksParts,
  userId: string,
  format: DeckExportFormat,
): AsyncGenerator<ExportedFile> {
  let after: string | null = null;
  for (;;) {
    const decks: { id: string; name: string }[] = await nextOwnDecks(
      database,
      userId,
      after,
      BATCH,
    );
    const ids = decks.map(({ id }) => id);
    const lines = ids.length === 0 ? [] : await linesOfDecks(database, ids);
    const linesOf = groupBy(lines, (line) => line.deckId);
    for (const { id, name } of decks) yield write(name, linesOf.get(id) ?? [], format);
    after = ids.at(-1) ?? null;
    if (decks.length < BATCH) return;
  }
}

/** Gives every file of an archive a name of its own, also where case does not count. */
const createNames = () => {
  const used = new Map<string, number>();
  return (fileName: string): string => {
    const key = fileName.toLowerCase();
    const before = used.get(key) ?? 0;
    used.set(key, before + 1);
    if (before === 0) return fileName;
    const dot = fileName.lastIndexOf(".");
    const next = `${fileName.slice(0, dot)} (${before + 1})${fileName.slice(dot)}`;
    used.set(next.toLowerCase(), 1);
    return next;
  };
};

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
  const nameOf = createNames();
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
