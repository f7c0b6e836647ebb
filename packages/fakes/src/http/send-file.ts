import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

export interface ServedFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly modifiedAt: Date;
}

/** How a file server may behave. */
export interface FileFaults {
  /** Ends the connection after this many bytes of the answer, though more were announced. */
  readonly cutAfter?: number | undefined;
  /** Sends whole files whatever part is asked for. */
  readonly withoutRange?: boolean | undefined;
  /** Compresses the transfer, asked or not. */
  readonly compressed?: boolean | undefined;
}

/** Between the last bytes and the break of a cut file, in ms. */
const READ_MS = 300;

/** A static file with its validators: 304 for what the caller has, 206 for the part that is missing, 416. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  { cutAfter, withoutRange = false, compressed = false }: FileFaults = {},
): void {
  const etag = `"${createHash("sha256").update(file.bytes).digest("hex").slice(0, 16)}"`;
  const modified = file.modifiedAt.toUTCString();
  response.setHeader("etag", etag);
  response.setHeader("last-modified", modified);
  if (!withoutRange) response.setHeader("accept-ranges", "bytes");
  if (isFresh(request, etag, modified)) {
    response.writeHead(304).end();
    return;
  }
  const start = withoutRange ? undefined : rangeStart(request, etag, modified);
  if (start !== undefined && start >= file.bytes.length) {
    response.writeHead(416, { "content-range": `bytes */${file.bytes.length}` }).end();
    return;
  }
  const part = file.bytes.subarray(start ?? 0);
  const body = compressed ? gzipSync(part) : part;
  response.writeHead(start === undefined ? 200 : 206, {
    "content-type": file.type,
    "content-length": body.length,
    ...(compressed ? { "content-encoding": "gzip" } : {}),
    ...(start === undefined
      ? {}
      : { "content-range": `bytes ${start}-${file.bytes.length - 1}/${file.bytes.length}` }),
  });
  if (cutAfter === undefined || cutAfter >= body.length) {
    response.end(body);
    return;
  }
  // What was sent shall be read before the line breaks: readers throw away what they hold at an error.
  response.write(body.subarray(0, cutAfter), () => {
    setTimeout(() => response.destroy(), READ_MS);
  });
}

function isFresh(request: IncomingMessage, etag: string, modified: string): boolean {
  const known = request.headers["if-none-match"];
  if (known !== undefined) return known === etag;
  return request.headers["if-modified-since"] === modified;
}

/** First byte of `Range: bytes=N-`, when `If-Range` still names this file. */
function rangeStart(request: IncomingMessage, etag: string, modified: string): number | undefined {
  const start = /^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1];
  const condition = request.headers["if-range"];
  if (start === undefined) return undefined;
  return condition === undefined || condition === etag || condition === modified
    ? Number(start)
    : undefined;
}
