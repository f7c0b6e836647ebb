import { CardServiceError } from "./card-service.ts";

/** Time as the queue sees it; tests bring their own. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  wait(ms: number): Promise<void>;
}

/** `heavy`: searches and look-ups by name, 2 a second at most; `light`: the others, 10 a second. */
export type Weight = "heavy" | "light";

/** Between the starts of two calls, in ms: a little more than the service's own limits (500, 100). */
const BETWEEN = { heavy: 550, light: 110 };
/** More waiting calls than this are refused: the last would wait longer than anyone does. */
const MOST_WAITING = 40;
/** More waiting calls of one caller are refused: nobody fills the queue alone. */
const MOST_WAITING_OF_ONE = 6;
const PATIENCE_MS = 5_000;

export interface QueueOptions {
  readonly signal?: AbortSignal | undefined;
  readonly patienceMs?: number | undefined;
  /** Whom the call is made for; absent: for ourselves. */
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
  pause(ms: number): void;
}

/** Who stops waiting does not stay in the queue until his turn comes. */
const orAbort = <Value>(turn: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    void turn.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });

/** One queue for all calls of this process (IMP-08): polite pauses between them, and after a 429. */
export function createRequestQueue(clock: Clock): RequestQueue {
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const waitingOf = new Map<string, number>();
  let closedUntil = 0;
  const lastStart = { heavy: Number.NEGATIVE_INFINITY, light: Number.NEGATIVE_INFINITY };

  const takeTurn = async (weight: Weight, options: QueueOptions): Promise<void> => {
    options.signal?.throwIfAborted();
    if (closedUntil - clock.now() > (options.patienceMs ?? PATIENCE_MS))
      throw new CardServiceError("limited", closedUntil);
    const lastOfAny = Math.max(lastStart.heavy, lastStart.light);
    const free = Math.max(
      closedUntil,
      lastOfAny + BETWEEN.light,
      weight === "heavy" ? lastStart.heavy + BETWEEN.heavy : 0,
    );
    if (free > clock.now()) await clock.wait(free - clock.now());
    options.signal?.throwIfAborted();
    lastStart[weight] = clock.now();
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
    pause(ms) {
      closedUntil = Math.max(closedUntil, clock.now() + ms);
    },
  };
}
