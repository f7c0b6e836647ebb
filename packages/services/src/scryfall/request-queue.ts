import { CardServiceError } from "./card-service.ts";
import type { ServiceTurns, Weight } from "./service-turns.ts";

/** Time as the queue sees it. Tests bring their own. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  wait(ms: number): Promise<void>;
}

/** More waiting calls than this are refused: the last would wait longer than anyone does. */
const MOST_WAITING = 40;
/** More waiting calls of one caller are refused: nobody fills the queue alone. */
const MOST_WAITING_OF_ONE = 6;
const PATIENCE_MS = 5_000;

export interface QueueOptions {
  readonly signal?: AbortSignal | undefined;
  readonly patienceMs?: number | undefined;
  /** Whom the call is made for. Absent: for ourselves. */
  readonly caller?: string | undefined;
}

export interface RequestQueue {
  /**
   * Does the work in its turn, one at a time.
   *
   * @throws CardServiceError `busy` when too many wait, of all or of this caller, or `limited` when the door stays closed for longer than the patience
   */
  run<Value>(weight: Weight, work: () => Promise<Value>, options?: QueueOptions): Promise<Value>;
  /** Closes the door for that long: no call starts before. */
  pause(ms: number): Promise<void>;
}

/** Who stops waiting does not stay in the queue until his turn comes. */
const orAbort = <Value>(turn: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    void turn.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });

/**
 * One queue for all calls of this process (IMP-08): polite pauses between them, and after a 429.
 *
 * @param turns of this process, or of all of ours
 */
export function createRequestQueue(clock: Clock, turns: ServiceTurns): RequestQueue {
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const waitingOf = new Map<string, number>();

  const takeTurn = async (weight: Weight, options: QueueOptions): Promise<void> => {
    options.signal?.throwIfAborted();
    const turn = await turns.take(weight, options.patienceMs ?? PATIENCE_MS);
    if ("closedMs" in turn) throw new CardServiceError("limited", clock.now() + turn.closedMs);
    if (turn.waitMs > 0) await clock.wait(turn.waitMs);
    options.signal?.throwIfAborted();
  };

  const countOf = (caller: string | undefined): number =>
    caller === undefined ? 0 : (waitingOf.get(caller) ?? 0);
  const count = (caller: string | undefined, change: 1 | -1): void => {
    waiting += change;
    if (caller === undefined) return;
    const own = countOf(caller) + change;
    if (own === 0) waitingOf.delete(caller);
    else waitingOf.set(caller, own);
  };

  return {
    run(weight, work, options = {}) {
      const { caller } = options;
      if (waiting >= MOST_WAITING || countOf(caller) >= MOST_WAITING_OF_ONE)
        return Promise.reject(new CardServiceError("busy"));
      count(caller, 1);
      const turn = tail.then(async () => {
        count(caller, -1);
        await takeTurn(weight, options);
        return work();
      });
      tail = turn.catch(() => undefined);
      return options.signal === undefined ? turn : orAbort(turn, options.signal);
    },
    pause: (ms) => turns.close(ms),
  };
}
