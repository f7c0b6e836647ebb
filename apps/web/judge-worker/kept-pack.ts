import type { DataPack } from "@spellwright/contract";

/** Cache Storage of the full pack: its chunks by address, and the pack that they belong to. */
const STORE = "full-pack";
/** The pack that is whole here; and the one that is being downloaded. */
const ADDRESSES = { installed: "/full-pack", wanted: "/full-pack/wanted" } as const;

export type PackRole = keyof typeof ADDRESSES;
type Chunk = DataPack["chunks"][number];

const chunkAddress = ({ sha256 }: Chunk): string => `/api/data-pack/${sha256}`;

const hexOf = (hash: ArrayBuffer): string =>
  Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether bytes are those of a chunk: all of them, and unchanged. */
export const isChunk = async (bytes: ArrayBuffer, { sha256, bytes: size }: Chunk) =>
  bytes.byteLength === size &&
  hexOf(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes))) === sha256;

/** The pack that is here, or on its way here; undefined: none. @throws where storage is refused */
export const readPack = async (role: PackRole): Promise<DataPack | undefined> => {
  const store = await caches.open(STORE);
  const kept = await store.match(ADDRESSES[role]);
  return kept === undefined ? undefined : ((await kept.json()) as DataPack);
};

/** @throws where storage is refused or full */
export const writePack = async (role: PackRole, pack: DataPack | null): Promise<void> => {
  const store = await caches.open(STORE);
  if (pack === null) await store.delete(ADDRESSES[role]);
  else await store.put(ADDRESSES[role], Response.json(pack));
};

/** The bytes of a chunk that is here. @throws where storage is refused */
export const readChunk = async (chunk: Chunk): Promise<ArrayBuffer | undefined> =>
  (await (await caches.open(STORE)).match(chunkAddress(chunk)))?.arrayBuffer();

/** @throws where storage is refused or full */
export const keepChunk = async (chunk: Chunk, bytes: ArrayBuffer): Promise<void> =>
  (await caches.open(STORE)).put(chunkAddress(chunk), new Response(bytes));

/** A damaged chunk: it is downloaded again. */
export const forgetChunk = async (chunk: Chunk): Promise<void> => {
  await (await caches.open(STORE)).delete(chunkAddress(chunk));
};

/** Chunks of a pack that are here already. */
export const keptChunks = async ({ chunks }: DataPack): Promise<ReadonlySet<string>> => {
  const store = await caches.open(STORE);
  const here = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
  return new Set(
    chunks.filter((chunk) => here.has(chunkAddress(chunk))).map(({ sha256 }) => sha256),
  );
};

/** Deletes chunks that belong to no other pack than this one. */
export const forgetOtherChunks = async (pack: DataPack): Promise<void> => {
  const store = await caches.open(STORE);
  const own = new Set([...pack.chunks.map(chunkAddress), ...Object.values(ADDRESSES)]);
  for (const request of await store.keys())
    if (!own.has(new URL(request.url).pathname)) await store.delete(request);
};

/** Everything of the full pack. */
export const forgetPack = async (): Promise<void> => {
  await caches.delete(STORE);
};
