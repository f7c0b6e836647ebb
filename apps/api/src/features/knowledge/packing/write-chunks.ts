import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import type { DataPack } from "@spellwright/contract";
import type { PackPart } from "@spellwright/oracle";

/** Letters of lines in a chunk: about a megabyte once compressed. */
const CHUNK_LETTERS = 4_000_000;

/** A chunk and its bytes. */
export interface WrittenChunk {
  readonly chunk: DataPack["chunks"][number];
  readonly bytes: Buffer;
}

const compress = async (part: PackPart, lines: readonly string[]): Promise<WrittenChunk> => {
  // Beside the thread of the requests.
  const bytes = await promisify(gzip)(lines.join("\n"), { level: constants.Z_BEST_COMPRESSION });
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { chunk: { part, sha256, bytes: bytes.length }, bytes };
};

/** The lines of a part, in chunks of whole lines. The same lines give the same chunks. */
export async function* writeChunks(
  part: PackPart,
  pages: AsyncIterable<readonly string[]>,
): AsyncGenerator<WrittenChunk> {
  let lines: string[] = [];
  let letters = 0;
  for await (const page of pages)
    for (const line of page) {
      lines.push(line);
      letters += line.length;
      if (letters < CHUNK_LETTERS) continue;
      yield await compress(part, lines);
      lines = [];
      letters = 0;
    }
  if (lines.length > 0) yield await compress(part, lines);
}
