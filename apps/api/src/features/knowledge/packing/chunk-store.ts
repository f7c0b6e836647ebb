import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DataPack } from "@spellwright/contract";
import { readIfPresent } from "../../../runtime/read-if-present.ts";

/** Packs on the disk: chunks under their hashes, and what belongs to the editions in use. */
export interface ChunkStore {
  /** The pack of some editions. Undefined where it was never finished, or is damaged. */
  readPack(editions: string): Promise<DataPack | undefined>;
  /** From now on the only one: chunks that it does not name are deleted. */
  writePack(editions: string, pack: DataPack): Promise<void>;
  readChunk(sha256: string): Promise<Buffer | undefined>;
  writeChunk(sha256: string, bytes: Buffer): Promise<void>;
}

const PACK_FILE = "pack.json";
const chunkFile = (sha256: string): string => `${sha256}.gz`;

/** @param folder made when the first chunk comes. Another process may write there too */
export const createChunkStore = (folder: string): ChunkStore => {
  const read = (name: string) => readIfPresent(path.join(folder, name));
  const write = async (name: string, content: Buffer | string): Promise<void> => {
    await mkdir(folder, { recursive: true });
    // Whole or not at all: nobody reads half a file.
    const part = path.join(folder, `${randomUUID()}.part`);
    try {
      await writeFile(part, content);
      await rename(part, path.join(folder, name));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  };
  return {
    async readPack(editions) {
      try {
        const kept = JSON.parse(String(await read(PACK_FILE))) as { editions?: unknown };
        if (kept.editions !== editions) return undefined;
        const pack = DataPack.parse(kept);
        const names = new Set(await readdir(folder));
        return pack.chunks.every(({ sha256 }) => names.has(chunkFile(sha256))) ? pack : undefined;
      } catch {
        return undefined;
      }
    },
    async writePack(editions, pack) {
      await write(PACK_FILE, JSON.stringify({ editions, ...pack }));
      const named = new Set(pack.chunks.map(({ sha256 }) => chunkFile(sha256)));
      for (const name of await readdir(folder))
        if (name.endsWith(".gz") && !named.has(name))
          await rm(path.join(folder, name), { force: true });
    },
    readChunk: (sha256) => read(chunkFile(sha256)),
    writeChunk: (sha256, bytes) => write(chunkFile(sha256), bytes),
  };
};
