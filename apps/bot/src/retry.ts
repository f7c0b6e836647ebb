import { setTimeout as wait } from "node:timers/promises";

/** Before the second try, in ms. Each pause is twice the one before. */
const FIRST_PAUSE_MS = 500;

/** How long and after what something is tried again. */
export interface RetryOptions {
  /** Whether an error may be over a moment later. */
  readonly isPassing: (error: unknown) => boolean;
  /** Longest pause between two tries, in ms. */
  readonly pauseMs: number;
  /** After so long nothing is tried again, in ms. */
  readonly patienceMs: number;
  /** The bot ends: pauses are over, and no further try begins. */
  readonly signal: AbortSignal;
}

/**
 * Does something, and again while the other side is away. A result counts also when the bot ends meanwhile,
 * which is why this is not `p-retry`: with a signal it throws such a result away.
 *
 * @throws the last error
 */
export const retry = async <Result>(
  act: () => Promise<Result>,
  { isPassing, pauseMs, patienceMs, signal }: RetryOptions,
): Promise<Result> => {
  const started = Date.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, pauseMs)) {
    try {
      return await act();
    } catch (error) {
      if (!isPassing(error) || Date.now() - started > patienceMs || signal.aborted) throw error;
    }
    await wait(pause, undefined, { signal }).catch(() => {});
  }
};
