import { setImmediate as nextPass, setTimeout as pause } from "node:timers/promises";
import { AppError } from "../http/app-error.ts";

/** Longest time that one slice of long work keeps the thread, in milliseconds. */
const SLICE_MS = 2;
/**
 * How long work that cannot be cut into steps rests before its next part, in milliseconds: a request that came in
 * meanwhile needs several passes of the event loop, and the database’s answer in between.
 */
const REST_MS = 2;
/** And so many passes, however late a busy machine comes back: a request takes no more. */
const REST_PASSES = 6;
/** Longest work of one request, the processor time of its own slices added up, in milliseconds. */
const WORK_MAX_MS = 10_000;

/** What a process builds for everybody is finished, however long it takes. */
export const NO_LIMIT_MS = Number.POSITIVE_INFINITY;

/** Work that stops for a moment after each small part, and ends with its result. */
type Steps<Result> = Iterator<unknown, Result, void>;

/**
 * Starts a stopwatch for work of this thread.
 *
 * @returns tells the milliseconds since: `passed` by the clock, and those `worked`. Of the clock counts only what
 * the process had a processor for: what other programs take of a busy machine is no work of a request.
 */
const startWatch = () => {
  const [started, usage] = [performance.now(), process.cpuUsage()];
  return {
    passed: () => performance.now() - started,
    worked: () => {
      const { user, system } = process.cpuUsage(usage);
      return Math.min(performance.now() - started, (user + system) / 1000);
    },
  };
};

interface Work {
  /** Goes on for one slice. False when it is over. */
  advance(): boolean;
}

const workFor = <Result>(
  steps: Steps<Result>,
  mostMs: number,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Work => {
  let spent = 0;
  return {
    advance() {
      const watch = startWatch();
      try {
        for (;;) {
          const step = steps.next();
          if (step.done === true) {
            resolve(step.value);
            return false;
          }
          if (watch.passed() < SLICE_MS) continue;
          spent += watch.worked();
          if (spent > mostMs) throw new AppError("TIMEOUT");
          return true;
        }
      } catch (error) {
        reject(error);
        return false;
      }
    },
  };
};

/**
 * Lets every other request go first, up to its answer where that is quick, before the next part of long work:
 * one pass of the event loop would only take it in, and keep it for the part after (decision 016).
 */
export const yieldToRequests = async (): Promise<void> => {
  await pause(REST_MS);
  for (let pass = 0; pass < REST_PASSES; pass++) await nextPass();
};

/** The thread is one, and so is the row of those who wait for it: one slice, then everybody else. */
const waiting: Work[] = [];

const takeTurn = (): void => {
  const work = waiting.shift();
  if (work?.advance()) waiting.push(work);
  if (waiting.length > 0) setImmediate(takeTurn);
};

/**
 * Does long work in slices of a few milliseconds, between which every other request is answered, however
 * many such works there are (decision 016).
 *
 * @param steps work that yields after each small part
 * @param mostMs longest processor time of all its slices, in milliseconds
 * @throws whatever the work throws; AppError TIMEOUT when it takes more than its time
 */
export const runInSlices = <Result>(steps: Steps<Result>, mostMs = WORK_MAX_MS): Promise<Result> =>
  new Promise((resolve, reject) => {
    waiting.push(workFor(steps, mostMs, resolve, reject));
    if (waiting.length === 1) setImmediate(takeTurn);
  });

/** A list made of another one, an item a step. */
export function* mapInSteps<Item, Result>(
  items: Iterable<Item>,
  make: (item: Item) => Result,
): Generator<void, Result[], void> {
  const made: Result[] = [];
  for (const item of items) {
    made.push(make(item));
    yield;
  }
  return made;
}
