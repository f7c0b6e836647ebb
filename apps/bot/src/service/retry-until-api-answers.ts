import { retry } from "../retry.ts";
import { isApiUnreachable } from "./api-client.ts";

/** Whoever asked waits no longer for an API that is away, in ms. */
const AWAY_MS = 90_000;

/**
 * Sends a call again while the API is away: for calls that are the same however often they come.
 *
 * @param signal ends the tries when the bot ends
 * @param patienceMs 90 s unless said
 * @throws what the API refuses, or its absence after that time
 */
export const retryUntilApiAnswers = <Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal,
  patienceMs = AWAY_MS,
): Promise<Answer> =>
  retry(call, { isPassing: isApiUnreachable, pauseMs: 8000, patienceMs, signal });
