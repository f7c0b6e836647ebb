import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** What is written for each request and is text. Streams of events have a type of their own. */
const COMPRESSIBLE = /^(?:text\/(?:html|plain|markdown)|application\/(?:json|xml)|image\/svg)/;
/** Less than one packet gains nothing. */
const SMALLEST_BYTES = 1024;
/** What does not tell its length and is still not over then is compressed while it is made: a download. */
const LONGEST_AT_ONCE_BYTES = 1024 * 1024;
/** Of what was compressed, so many bytes are kept: some hundred pages. */
const KEPT_BYTES = 4 * 1024 * 1024;
/** Costs a tenth of the best one's time and writes a tenth more. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
} as const;

const compressor = { br: () => createBrotliCompress(BROTLI), gzip: () => createGzip() } as const;

const encodingFor = (accepted: string): keyof typeof compress | undefined =>
  (["br", "gzip"] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted),
  );

interface Compression {
  readonly encoding: keyof typeof compress;
  readonly bytes: Uint8Array;
}

/** What has an etag is compressed once, however many ask for it: visitors share a drawn page. */
const kept = new LRUCache<string, Uint8Array, Compression>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ length }) => length,
  fetchMethod: (_tag, _stale, { context: { encoding, bytes } }) => compress[encoding](bytes),
});

const compressOnce = (url: string, etag: string | null, given: Compression): Promise<Uint8Array> =>
  etag === null
    ? compress[given.encoding](given.bytes)
    : kept.forceFetch(`${given.encoding} ${url} ${etag}`, { context: given });

type Chunks = ReadableStreamDefaultReader<Uint8Array>;

/** The beginning of a body, whole when it is no longer than so many bytes. */
const readBeginning = async (reader: Chunks, most: number) => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < most) {
    const { done, value } = await reader.read();
    if (done) return { chunks, isWhole: true };
    chunks.push(value);
    length += value.length;
  }
  return { chunks, isWhole: false };
};

/** Ends the work behind the body when nobody reads on. */
async function* wholeBody(beginning: readonly Uint8Array[], reader: Chunks) {
  try {
    yield* beginning;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

/**
 * An answer compressed as the caller accepts. Files of the pages come compressed from the build, and
 * what is not text stays as it is.
 */
export const compressAnswer = async (request: Request, answer: Response): Promise<Response> => {
  if (!COMPRESSIBLE.test(answer.headers.get("content-type") ?? "")) return answer;
  if (answer.headers.has("content-encoding")) return answer;
  // Its body is not touched: most answers are short, and reading one costs more than writing it.
  if (Number(answer.headers.get("content-length") ?? SMALLEST_BYTES) < SMALLEST_BYTES) {
    answer.headers.append("vary", "accept-encoding");
    return answer;
  }
  if (answer.body === null) return answer;
  const headers = new Headers(answer.headers);
  headers.append("vary", "accept-encoding");
  const send = (body: ConstructorParameters<typeof Response>[0]) =>
    new Response(body, { status: answer.status, headers });
  const encoding = encodingFor(request.headers.get("accept-encoding") ?? "");
  const reader = answer.body.getReader();
  const most = answer.headers.has("content-length")
    ? Number.POSITIVE_INFINITY
    : LONGEST_AT_ONCE_BYTES;
  const { chunks, isWhole } = await readBeginning(reader, most);
  if (!isWhole) {
    const body = Readable.from(wholeBody(chunks, reader), { objectMode: false });
    if (encoding !== undefined) headers.set("content-encoding", encoding);
    // A failure of either end destroys both, and whoever reads the answer sees it break off.
    const sent =
      encoding === undefined ? body : pipeline(body, compressor[encoding](), () => undefined);
    return send(Readable.toWeb(sent) as ReadableStream<Uint8Array>);
  }
  const bytes = Buffer.concat(chunks);
  if (encoding === undefined || bytes.length < SMALLEST_BYTES) return send(bytes);
  const compressed = await compressOnce(request.url, headers.get("etag"), { encoding, bytes });
  headers.set("content-encoding", encoding);
  headers.set("content-length", String(compressed.length));
  return send(new Uint8Array(compressed));
};
