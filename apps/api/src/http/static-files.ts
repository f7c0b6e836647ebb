import { createReadStream, existsSync, statSync } from "node:fs";
import { extname, join, normalize, sep } from "node:path";
import { Readable } from "node:stream";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".map": "application/json",
};
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The file of an address inside the folder; nothing outside it, whatever the address holds. */
const fileOf = (folder: string, pathname: string): string | undefined => {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (decoded.includes("\0")) return undefined;
  const path = join(folder, normalize(decoded));
  return path.startsWith(folder + sep) && isFile(path) ? path : undefined;
};

const precompressed = (path: string, accepted: string) =>
  ENCODINGS.find(([name, suffix]) => accepted.includes(name) && isFile(path + suffix));

const send = (request: Request, path: string, cacheControl: string): Response => {
  const encoding = precompressed(path, request.headers.get("accept-encoding") ?? "");
  const file = path + (encoding?.[1] ?? "");
  const { size, mtimeMs } = statSync(file);
  const etag = `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const headers = new Headers({
    "content-type": TYPES[extname(path)] ?? "application/octet-stream",
    "cache-control": cacheControl,
    vary: "accept-encoding",
    etag,
    ...(encoding ? { "content-encoding": encoding[0] } : {}),
  });
  if (request.headers.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers });
  headers.set("content-length", String(size));
  const body = request.method === "HEAD" ? null : Readable.toWeb(createReadStream(file));
  return new Response(body as ReadableStream | null, { headers });
};

/**
 * Serves the files of the built web app: those whose names carry a hash for ever, the others checked
 * each time. Pages are not among them: they get a head and a first screen of their own.
 *
 * @returns undefined for what is no file
 */
export const serveStatic = (folder: string, request: Request): Response | undefined => {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const { pathname } = new URL(request.url);
  const file = fileOf(folder, pathname);
  if (file === undefined || extname(pathname) === ".html") return undefined;
  const hashed = pathname.startsWith("/assets/");
  return send(request, file, hashed ? "public, max-age=31536000, immutable" : "no-cache");
};
