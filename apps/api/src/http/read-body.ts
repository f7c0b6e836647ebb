import { AppError } from "./app-error.ts";

/** DATA-06: 413 above. */
export const BODY_MAX_BYTES = 256 * 1024;

/**
 * Values that a body may hold: twice those of the longest deck. Whoever reads the JSON of more takes longer
 * than an answer may.
 */
const VALUES_MAX = 40_000;

const [QUOTE, ESCAPE, COMMA, BRACE, BRACKET] = [...'"\\,{['].map((sign) => sign.charCodeAt(0));

/** Whether a text of JSON may hold more, by its commas and openings outside of strings. */
const holdsTooMany = (bytes: Uint8Array): boolean => {
  let count = 1;
  let isString = false;
  for (let at = 0; at < bytes.length && count <= VALUES_MAX; at++) {
    const sign = bytes[at];
    if (isString) {
      if (sign === ESCAPE) at++;
      else if (sign === QUOTE) isString = false;
    } else if (sign === QUOTE) isString = true;
    else if (sign === COMMA || sign === BRACE || sign === BRACKET) count++;
  }
  return count > VALUES_MAX;
};

const tooLarge = () => new AppError("BODY_TOO_LARGE", { max_kb: BODY_MAX_BYTES / 1024 });

const readLimited = async (body: ReadableStream<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > BODY_MAX_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    // Its sender went away in the middle: half a body is no JSON, and no outage of ours.
    throw error instanceof AppError ? error : new AppError("INVALID_JSON", {}, { cause: error });
  }
  return Buffer.concat(chunks);
};

/** RFC 8259 §8.1: JSON is UTF-8. Another reading would store letters that nobody wrote. */
const checkJson = (bytes: Uint8Array): void => {
  try {
    JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (error) {
    throw new AppError("INVALID_JSON", {}, { cause: error });
  }
};

/**
 * Reads a request's body once, within the limit, and checks that it is JSON.
 *
 * @param count is told the length, before anything is read of a body that tells it itself; may refuse
 * @returns a request that carries the read body
 * @throws AppError BODY_TOO_LARGE, INVALID_JSON, FIELD_INVALID for more values than anything needs
 */
export const withCheckedBody = async (
  request: Request,
  count: (bytes: number) => Promise<void>,
): Promise<Request> => {
  if (request.method === "GET" || request.method === "HEAD" || request.body === null)
    return request;
  const told = request.headers.get("content-length");
  if (Number(told) > BODY_MAX_BYTES) throw tooLarge();
  if (told !== null) await count(Number(told));
  const bytes = await readLimited(request.body);
  if (told === null) await count(bytes.length);
  if (bytes.length === 0) return bodyless(request);
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) throw new AppError("INVALID_JSON");
  // Counted before anything is made of them.
  if (holdsTooMany(bytes)) throw new AppError("FIELD_INVALID", { field: "body" });
  checkJson(bytes);
  return new Request(request.url, { ...partsOf(request), body: bytes });
};

const partsOf = (request: Request): RequestInit => ({
  method: request.method,
  headers: request.headers,
  signal: request.signal,
});

const bodyless = (request: Request): Request => {
  const headers = new Headers(request.headers);
  headers.delete("content-type");
  headers.delete("content-length");
  return new Request(request.url, { ...partsOf(request), headers });
};
