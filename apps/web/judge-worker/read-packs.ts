import type { DataPack, OfflineSource } from "@spellwright/contract";
import {
  type FactLines,
  PACK_PARTS,
  type PackLines,
  type PackPart,
  readEdition,
  type StarterPack,
} from "@spellwright/oracle";
import { forgetChunk, isChunk, readChunk, readPack, writePack } from "./kept-pack.ts";

/** Facts, and where they are from. */
export interface ReadPack {
  readonly source: OfflineSource;
  readonly facts: FactLines;
}

/** @throws Error where it is not on the device */
export const fetchStarter = async (address: string): Promise<StarterPack> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`no starter pack: ${response.status}`);
  return (await response.json()) as StarterPack;
};

const unzip = (bytes: ArrayBuffer): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();

const linesOf = async ({ chunks }: DataPack): Promise<PackLines | undefined> => {
  const lines: Record<PackPart, string[]> = { rules: [], cards: [], rulings: [] };
  for (const chunk of chunks) {
    const bytes = await readChunk(chunk);
    if (bytes === undefined || !(await isChunk(bytes, chunk))) {
      await forgetChunk(chunk);
      return undefined;
    }
    for (const line of (await unzip(bytes)).split("\n")) lines[chunk.part].push(line);
  }
  return PACK_PARTS.every((part) => part === "rulings" || lines[part].length > 0)
    ? lines
    : undefined;
};

/**
 * The full pack, where it is whole and of a form that this release reads.
 *
 * @returns undefined where there is none. A damaged one is to be completed again
 */
export const readFull = async (format: number): Promise<ReadPack | undefined> => {
  try {
    const pack = await readPack("installed");
    if (pack === undefined || pack.format !== format) return undefined;
    const lines = await linesOf(pack);
    if (lines !== undefined) {
      const facts = { ...lines, edition: readEdition(lines.rules) };
      return { source: { pack: "full", rules: pack.rules, cards: pack.cards }, facts };
    }
    await writePack("wanted", pack);
    await writePack("installed", null);
  } catch {
    // Storage is refused: there is the starter pack.
  }
  return undefined;
};
