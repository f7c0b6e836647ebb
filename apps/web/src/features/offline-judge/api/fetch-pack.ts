import type { DataPack } from "@spellwright/contract";
import { isChunk } from "../../../../judge-worker/kept-pack.ts";
import { client } from "../../../lib/http/api.ts";
import { DATA_PACK_FORMAT } from "../../../lib/http/contract.static.ts";
import { request } from "../../../lib/http/request.ts";
import { PackError } from "./pack-error.ts";

/** More than any pack of ours will be, in bytes: whoever sends more fills the device. */
const LARGEST_PACK = 64 * 1024 * 1024;
const HASH = /^[0-9a-f]{64}$/;

const isReadable = ({ format, bytes, chunks }: DataPack): boolean =>
  format === DATA_PACK_FORMAT &&
  bytes <= LARGEST_PACK &&
  chunks.every(({ sha256 }) => HASH.test(sha256)) &&
  bytes === chunks.reduce((sum, chunk) => sum + chunk.bytes, 0);

/**
 * The pack of the editions that the server has in use.
 *
 * @throws PackError network. Version, for a pack that this release does not read
 */
export const fetchPack = async (signal?: AbortSignal): Promise<DataPack> => {
  const pack = await client.dataPack.read(undefined, signal && { signal }).catch(() => {
    throw new PackError("network");
  });
  if (!isReadable(pack)) throw new PackError("version");
  return pack;
};

const fetchBytes = async (
  sha256: string,
  cache: RequestCache,
  signal: AbortSignal,
): Promise<ArrayBuffer> => {
  const response = await request(`/api/data-pack/${sha256}`, { cache, signal }).catch(() => null);
  if (response?.status === 404) throw new PackError("changed");
  const bytes = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
  if (bytes === null) throw new PackError("network");
  return bytes;
};

/**
 * A chunk, whole and unchanged. One that is not is asked for once more, past every cache.
 *
 * @throws PackError network, damaged. Changed where the server no longer has it
 */
export const fetchChunk = async (
  chunk: DataPack["chunks"][number],
  signal: AbortSignal,
): Promise<ArrayBuffer> => {
  for (const cache of ["no-store", "reload"] as const) {
    const bytes = await fetchBytes(chunk.sha256, cache, signal);
    if (await isChunk(bytes, chunk)) return bytes;
  }
  throw new PackError("damaged");
};
