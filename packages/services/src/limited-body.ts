/** What a server may send at most. */
export interface BodyLimits {
  /** In bytes. */
  readonly total: number;
  /** Longest line, in bytes: what reads a stream line by line keeps one whole. */
  readonly line?: number;
}

/** A server sent more than anybody would read. */
export class BodyTooLarge extends Error {
  constructor(limit: string) {
    super(`the server sent more than ${limit}`);
    this.name = "BodyTooLarge";
  }
}

const LINE_END = 0x0a;

const counter = (limits: BodyLimits): TransformStream<Uint8Array, Uint8Array> => {
  let total = 0;
  let line = 0;
  return new TransformStream({
    transform(chunk, controller) {
      total += chunk.byteLength;
      if (total > limits.total) throw new BodyTooLarge(`${limits.total} bytes`);
      const firstEnd = chunk.indexOf(LINE_END);
      const begun = line + (firstEnd === -1 ? chunk.byteLength : firstEnd);
      if (limits.line !== undefined && begun > limits.line)
        throw new BodyTooLarge(`${limits.line} bytes in one line`);
      // Lines within a chunk are shorter than what the sockets hold.
      line = firstEnd === -1 ? begun : chunk.byteLength - chunk.lastIndexOf(LINE_END) - 1;
      controller.enqueue(chunk);
    },
  });
};

/**
 * A `fetch` whose answers end with an error as soon as they are longer than a limit. The connection is
 * closed then.
 */
export const limitedFetch =
  (
    limits: BodyLimits,
    fetch: typeof globalThis.fetch = globalThis.fetch,
  ): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter(limits)), {
      status,
      statusText,
      headers,
    });
  };
