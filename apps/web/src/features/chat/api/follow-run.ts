import type { RunEvent } from "@spellwright/contract";
import { ApiError, decodeError, toCallError } from "../../../lib/http/api-error.ts";
import { request } from "../../../lib/http/request.ts";
import { lazyModule } from "../../../lib/page/lazy-part.ts";
import { pageLanguage } from "../../../lib/text/page-language.ts";
import { readRunEvent } from "../model/run-event.ts";

const loadReader = lazyModule(() => import("./read-event-stream.ts"));

/** What reads the stream has not come: only the line keeps it away. */
const outOfReach = (): never => {
  throw new ApiError("NETWORK", pageLanguage());
};

/**
 * The events of a run after a number, until the server closes the stream (DATA-08).
 *
 * @throws ApiError: RUN_NOT_FOUND before the question has arrived, NETWORK when the line breaks
 */
export async function* followRun(
  requestId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<RunEvent, void> {
  try {
    const { readEventStream } = await loadReader().catch(outOfReach);
    const response = await request(`/api/runs/${requestId}/events?after=${after}`, {
      headers: { accept: "text/event-stream" },
      signal,
    });
    if (!response.ok || response.body === null) {
      const body: unknown = await response.json().catch(() => null);
      const retryAfter = response.headers.get("retry-after");
      throw decodeError(body, response.status, retryAfter, pageLanguage());
    }
    for await (const { data } of readEventStream(response.body)) {
      const event = readRunEvent(data);
      if (event !== null) yield event;
    }
  } catch (error) {
    throw toCallError(error, pageLanguage());
  }
}
