import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";

/**
 * Reads server-sent events off a response body. Comments (heartbeats) are skipped. Left before its end,
 * the body is let go.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<EventSourceMessage, void> {
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  // Safari cannot go through a stream by `for await`.
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
