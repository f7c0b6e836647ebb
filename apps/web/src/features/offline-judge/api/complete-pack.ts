import type { DataPack } from "@spellwright/contract";
import {
  forgetOtherChunks,
  keepChunk,
  keptChunks,
  writePack,
} from "../../../../judge-worker/kept-pack.ts";
import { fetchChunk } from "./fetch-pack.ts";
import { storageError } from "./pack-error.ts";

const stored = async <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((failure: unknown) => {
    throw storageError(failure);
  });

/**
 * Fetches the chunks of a pack that are not here yet, each verified before it is kept, and puts the pack
 * in the place of the one before once it is whole. What was fetched stays when it is interrupted.
 *
 * @param tell is told of the bytes that are here
 * @throws PackError. What the signal says when it is interrupted
 */
export const completePack = async (
  pack: DataPack,
  signal: AbortSignal,
  tell: (done: number) => void,
): Promise<void> => {
  await stored(writePack("wanted", pack));
  const kept = await stored(keptChunks(pack));
  const isKept = ({ sha256 }: DataPack["chunks"][number]): boolean => kept.has(sha256);
  let done = pack.chunks.filter(isKept).reduce((sum, { bytes }) => sum + bytes, 0);
  tell(done);
  for (const chunk of pack.chunks.filter((each) => !isKept(each))) {
    signal.throwIfAborted();
    const bytes = await fetchChunk(chunk, signal);
    await stored(keepChunk(chunk, bytes));
    done += chunk.bytes;
    tell(done);
  }
  await stored(writePack("installed", pack));
  await stored(writePack("wanted", null));
  await stored(forgetOtherChunks(pack));
};
