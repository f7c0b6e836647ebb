import { createHash } from "node:crypto";
import { extname } from "node:path";
import type { MiddlewareHandler } from "hono";
import { serveStatic } from "hono/serve-static";
import { LRUCache } from "lru-cache";
import { readIfPresent } from "../runtime/read-if-present.ts";

/** Bytes of files that stay in memory: what the pages load is two thirds of it, the full starter pack included. */
const KEPT_BYTES = 12 * 1024 * 1024;
/** A build that takes the place of another one is seen after so long, in milliseconds. */
const KEPT_MS = 10_000;
interface KeptFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

const read = async (path: string): Promise<KeptFile | undefined> => {
  const bytes = await readIfPresent(path);
  if (bytes === undefined) return undefined;
  const hash = createHash("sha256").update(bytes).digest("base64url");
  return { bytes, etag: `"${hash.slice(0, 22)}"` };
};

/**
 * Serves the files of the built web app: those whose names carry a hash for ever, the others checked
 * each time. Pages are not among them: they get a head and a first screen of their own. A file is read
 * whole before its answer begins, so that no answer holds a descriptor, and none says 200 for what
 * cannot be read.
 */
export const staticFiles = (folder: string): MiddlewareHandler => {
  const kept = new LRUCache<string, KeptFile>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    ttl: KEPT_MS,
    fetchMethod: read,
  });
  return serveStatic({
    root: folder,
    precompressed: true,
    getContent: async (path, c) => {
      // No file of the build is without an ending, and most pages are.
      if (path.endsWith("/") || !/\.(?!html(?:\.|$))[^/]*$/.test(path)) return null;
      const file = await kept.fetch(path);
      if (file === undefined) return null;
      // The last one read is the one that is sent.
      c.header("etag", file.etag);
      return file.bytes;
    },
    onFound: (_path, c) => {
      const isHashed = c.req.path.startsWith("/assets/") && extname(c.req.path) !== "";
      c.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      c.header("vary", "accept-encoding");
    },
  });
};
