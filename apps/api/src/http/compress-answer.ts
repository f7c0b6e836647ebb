import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** What is written for each request and is text; streams of events have a type of their own. */
const COMPRESSIBLE = /^(?:text\/(?:html|plain|markdown)|application\/(?:json|xml)|image\/svg)/;
/** Less than one packet gains nothing. */
const SMALLEST_BYTES = 1024;
/** Costs a tenth of the best one's time and writes a tenth more. */
const BROTLI_QUALITY = 5;

const compress = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
} as const;

const encodingFor = (accepted: string): keyof typeof compress | undefined =>
  (["br", "gzip"] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted),
  );

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
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const send = (body: Uint8Array) =>
    new Response(new Uint8Array(body), { status: answer.status, headers });
  const encoding = encodingFor(request.headers.get("accept-encoding") ?? "");
  if (encoding === undefined || bytes.length < SMALLEST_BYTES) return send(bytes);
  const compressed = await compress[encoding](bytes);
  headers.set("content-encoding", encoding);
  headers.set("content-length", String(compressed.length));
  return send(compressed);
};
