import * as z from "zod";

/** SHA-256 in hexadecimal: a chunk's name, and what its bytes must give. */
export const ChunkHash = z.string().regex(/^[0-9a-f]{64}$/);

/** A piece of a pack: lines of JSON, compressed by gzip. */
const PackChunk = z.object({
  part: z.enum(["rules", "cards", "rulings"]),
  sha256: ChunkHash,
  bytes: z.number().int().describe("Compressed, as it is sent"),
});

/** What is in the full data pack of the editions in use: rules, all cards, official notes. */
export const DataPack = z.object({
  format: z.number().int(),
  id: ChunkHash.describe("Of its chunks: another content has another one"),
  rules: z.string().describe("Edition of the rules"),
  cards: z.iso.date().describe("Date of the card data"),
  bytes: z.number().int().describe("Of all chunks"),
  chunks: z.array(PackChunk),
});
export type DataPack = z.infer<typeof DataPack>;
