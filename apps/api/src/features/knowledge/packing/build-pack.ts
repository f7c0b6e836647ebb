import { createHash } from "node:crypto";
import { type Card, DATA_PACK_FORMAT, type DataPack } from "@spellwright/contract";
import { cardLine, editionParts, rulingLine } from "@spellwright/oracle";
import { cardFactsOf } from "@spellwright/table";
import type { Database } from "../../../database/index.ts";
import { mapInSteps, NO_LIMIT_MS, runInSlices } from "../../../runtime/time-slices.ts";
import { readEdition } from "../edition-queries.ts";
import { keepLatest } from "../keep-latest.ts";
import { currentEditions } from "../queries.ts";
import type { ChunkStore } from "./chunk-store.ts";
import { readAllCards, readAllRulings } from "./pack-queries.ts";
import { writeChunks } from "./write-chunks.ts";

type Editions = Required<{
  [Key in "rules" | "cards"]: NonNullable<Awaited<ReturnType<typeof currentEditions>>[Key]>;
}>;

async function* linesOf<Thing>(
  pages: AsyncIterable<readonly Thing[]>,
  lineOf: (thing: Thing) => string,
): AsyncGenerator<readonly string[]> {
  for await (const page of pages) yield await runInSlices(mapInSteps(page, lineOf), NO_LIMIT_MS);
}

async function* editionPages(db: Database, id: string): AsyncGenerator<readonly object[]> {
  const edition = await readEdition(db, id);
  if (edition === undefined) throw new Error(`rules edition ${id} is gone`);
  yield editionParts(edition);
}

/** A card with what it states: a device does not read its words. */
const statingLine = (card: Card): string => {
  const stated = cardFactsOf(card);
  return cardLine(stated === undefined ? card : { ...card, stated: { ...stated } });
};

const build = async (db: Database, store: ChunkStore, { rules, cards }: Editions) => {
  const chunks: DataPack["chunks"] = [];
  const parts = [
    writeChunks("rules", linesOf(editionPages(db, rules.edition), JSON.stringify)),
    writeChunks("cards", linesOf(readAllCards(db, cards.id), statingLine)),
    writeChunks("rulings", linesOf(readAllRulings(db, cards.id), rulingLine)),
  ];
  for (const part of parts)
    for await (const { chunk, bytes } of part) {
      await store.writeChunk(chunk.sha256, bytes);
      chunks.push(chunk);
    }
  const id = createHash("sha256");
  for (const { sha256 } of chunks) id.update(sha256);
  return {
    format: DATA_PACK_FORMAT,
    id: id.digest("hex"),
    rules: rules.edition,
    cards: cards.date,
    bytes: chunks.reduce((sum, { bytes }) => sum + bytes, 0),
    chunks,
  };
};

/** The full data pack of the editions in use. */
interface DataPacks {
  /** Gives it. Those who ask while it is made wait for it. */
  readonly read: () => Promise<DataPack>;
  /** Makes it if nobody tried to yet. What went wrong is told to who reads it, and not tried again for this. */
  readonly makeOnce: () => Promise<void>;
}

/**
 * The full data pack of the editions in use: made when it is first asked for, beside the requests, kept on
 * the disk until others are in use. Every process makes the same one.
 */
export const createDataPacks = (db: Database, store: ChunkStore): DataPacks => {
  let inUse: Editions | undefined;
  const packOf = keepLatest(async (key): Promise<DataPack> => {
    // Another edition may come meanwhile: its key asks for another pack.
    const editions = inUse;
    const known = await store.readPack(key);
    if (known !== undefined) return known;
    if (editions === undefined) throw new Error("no editions are in use");
    const pack = await build(db, store, editions);
    await store.writePack(key, pack);
    return pack;
  });
  const triedOnce = keepLatest((key) =>
    packOf(key).then(
      () => undefined,
      () => undefined,
    ),
  );
  const readKey = async (): Promise<string> => {
    const { rules, cards } = await currentEditions(db);
    if (rules === undefined || cards === undefined) throw new Error("no rules or cards are loaded");
    inUse = { rules, cards };
    return [DATA_PACK_FORMAT, rules.contentHash, cards.id, cards.contentHash].join("#");
  };
  return {
    read: async () => packOf(await readKey()),
    makeOnce: async () => triedOnce(await readKey()),
  };
};
