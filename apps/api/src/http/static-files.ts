import { createHash } from "node:crypto";
import { extname } from "node:path";
import type { MiddlewareHandler } from "hono";
import { serveStatic } from "hono/serve-static";
import { LRUCache } from "lru-cache";
import { readIfPresent } from "../runtime/read-if-present.ts";

/** Bytes of files that stay in memory: what the pages load is two thirds of it, the full starter pack included. */
const KEPT_BYTES = 12 * 1024 * 1024;
/** Names that stay, those of missing files included: several times what a build has. Callers make names up. */
const KEPT_NAMES = 5_000;
/** A build that takes the place of another one is seen after so long, in milliseconds. */
const KEPT_MS = 10_000;
/** The folder of the files whose names carry a hash of what they hold. */
const HASHED = "/assets/";
/** How a file is asked for. */
interface Asked {
  readonly isHashed: boolean;
}
interface KeptFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}
/** Small files have no compressed form beside them: that is known as long as a file is. */
const NOT_THERE = "not there";
type Kept = KeptFile | typeof NOT_THERE;

const read: LRUCache.Fetcher<string, Kept, Asked> = async (path, _stale, { options, context }) => {
  const bytes = await readIfPresent(path);
  if (bytes === undefined) return NOT_THERE;
  // A file of that name never holds anything else; without an end, it is read once.
  if (context.isHashed) options.ttl = 0;
  const hash = createHash("sha256").update(bytes).digest("base64url");
  return { bytes, etag: `"${hash.slice(0, 22)}"` };
};

/**
 * Serves the files of the built web app: those whose names carry a hash for ever, the others checked
 * each time. Pages are not among them: they get a head and a first screen of their own. A file is read
 * whole before its answer begins, so that no answer holds a descriptor, and none says 200 for what
 * cannot be read.
 *
 * @param most names that stay in memory
 */
export const staticFiles = (folder: string, most = KEPT_NAMES): MiddlewareHandler => {
  const kept = new LRUCache<string, Kept, Asked>({
    max: most,
    maxSize: KEPT_BYTES,
    // Names that callers make up weigh what they take.
    sizeCalculation: (file, path) => path.length + (file === NOT_THERE ? 0 : file.bytes.length),
    ttl: KEPT_MS,
    fetchMethod: read,
  });
  return serveStatic({
    root: folder,
    precompressed: true,
    getContent: async (path, c) => {
      // No file of the build is without an ending, and most pages are.
      if (path.endsWith("/") || !/\.(?!html(?:\.|$))[^/]*$/.test(path)) return null;
      const file = await kept.fetch(path, {
        context: { isHashed: c.req.path.startsWith(HASHED) },
      });
      if (file === undefined || file === NOT_THERE) return null;
      // The last one read is the one that is sent.
      c.header("etag", file.etag);
      return file.bytes;
    },
    onFound: (_path, c) => {
      const isHashed = c.req.path.startsWith(HASHED) && extname(c.req.path) !== "";
      c.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      c.header("vary", "accept-encoding");
    },
  });
};
