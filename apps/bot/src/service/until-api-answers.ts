import { setTimeout as wait } from "node:timers/promises";
import { isAway } from "./api-client.ts";

/** Between two tries, in ms: the last one is repeated. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000];
/** Whoever asked waits no longer for an API that is away, in ms. */
const AWAY_MS = 90_000;

/**
 * Sends a call again while the API is away: for calls that are the same however often they come.
 *
 * @param signal ends the tries when the bot ends
 * @param patience in ms: 90 s unless said
 * @throws what the API refuses, or its absence after that time
 */
export const untilApiAnswers = async <Answer>(
  call: () => Promise<Answer>,
  signal: AbortSignal,
  patience = AWAY_MS,
): Promise<Answer> => {
  const started = Date.now();
  for (let turn = 0; ; turn += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isAway(error) || Date.now() - started > patience || signal.aborted) throw error;
    }
    await wait(PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)], undefined, { signal }).catch(
      () => {},
    );
  }
};
