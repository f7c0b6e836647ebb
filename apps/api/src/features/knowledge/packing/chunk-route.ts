import { ChunkHash } from "@spellwright/contract";
import type { Hono } from "hono";
import { AppError, type RouteEnvironment } from "../../../http/index.ts";
import type { ChunkStore } from "./chunk-store.ts";

/** Its address is the hash of its bytes. */
const FOR_A_YEAR = "public, max-age=31536000, immutable";

/**
 * `GET /api/data-pack/{sha256}`: `dataPackChunk` of the contract.
 *
 * @param makeOnce makes the pack where another process told of it, and this one has not tried to yet: a hash of
 *   nothing causes no more than that
 */
export const chunkRoute =
  ({ readChunk }: Pick<ChunkStore, "readChunk">, makeOnce: () => Promise<void>) =>
  (app: Hono<RouteEnvironment>): void => {
    app.get("/api/data-pack/:sha256", async (c) => {
      const sha256 = ChunkHash.safeParse(c.req.param("sha256"));
      if (!sha256.success) throw new AppError("NOT_FOUND");
      const kept = await readChunk(sha256.data);
      if (kept === undefined) await makeOnce();
      const bytes = kept ?? (await readChunk(sha256.data));
      if (bytes === undefined) throw new AppError("NOT_FOUND");
      const headers = {
        "cache-control": FOR_A_YEAR,
        "content-type": "application/gzip",
        "content-length": String(bytes.length),
      };
      return new Response(c.req.method === "HEAD" ? null : Uint8Array.from(bytes), { headers });
    });
  };
