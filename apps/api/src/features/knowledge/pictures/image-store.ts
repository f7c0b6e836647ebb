import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CardImage } from "@spellwright/services";
import { readIfPresent } from "../../../runtime/read-if-present.ts";

/** Most that kept pictures may take on the disk, in bytes. About 3,000 of the normal size. */
const MOST_BYTES = 300 * 1024 * 1024;
/** A full store is emptied to this share, so that not every new picture empties it again. */
const EMPTIED_TO = 0.9;

const ENDINGS: Readonly<Record<CardImage["type"], string>> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
};
const TYPES = Object.entries(ENDINGS) as [CardImage["type"], string][];

/** Pictures on the disk, the least recently read ones leaving first. */
export interface ImageStore {
  read(key: string): Promise<CardImage | undefined>;
  /** A disk that cannot take it is no reason to show nothing: then it is not kept. */
  write(key: string, image: CardImage): Promise<void>;
}

interface Kept {
  readonly file: string;
  readonly bytes: number;
  readonly readAt: number;
}

/** @param folder made when the first picture comes */
export const createImageStore = (folder: string, mostBytes = MOST_BYTES): ImageStore => {
  let total: number | undefined;
  let lastUse = 0;
  /** Files carry their last use as time of change. Two within a millisecond keep their order. */
  const markUsed = async (file: string): Promise<void> => {
    lastUse = Math.max(Date.now(), lastUse + 1);
    const moment = new Date(lastUse);
    await utimes(file, moment, moment).catch(() => undefined);
  };

  const list = async (): Promise<Kept[]> => {
    const files = (await readdir(folder).catch(() => [])).map((name) => path.join(folder, name));
    const facts = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
    return facts.flatMap((fact, place) =>
      fact === undefined
        ? []
        : [{ file: files[place] ?? "", bytes: fact.size, readAt: fact.mtimeMs }],
    );
  };
  const makeRoom = async () => {
    const kept = (await list()).sort((a, b) => a.readAt - b.readAt);
    total = kept.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const { file, bytes } of kept) {
      if (total <= mostBytes * EMPTIED_TO) break;
      await rm(file, { force: true });
      total -= bytes;
    }
  };

  return {
    async read(key) {
      for (const [type, ending] of TYPES) {
        const file = path.join(folder, key + ending);
        const bytes = await readIfPresent(file);
        if (bytes === undefined) continue;
        await markUsed(file);
        return { bytes, type };
      }
      return undefined;
    },
    async write(key, { bytes, type }) {
      const part = path.join(folder, `${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(part, bytes);
        await markUsed(part);
        await rename(part, path.join(folder, key + ENDINGS[type]));
        total = total === undefined ? undefined : total + bytes.length;
        if (total === undefined || total > mostBytes) await makeRoom();
      } catch {
        await rm(part, { force: true });
      }
    },
  };
};
