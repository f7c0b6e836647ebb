import { setImmediate as nextPass, setTimeout as pause } from "node:timers/promises";
import { type Database, ping } from "../../database/index.ts";
import { AppError, type BackgroundWork } from "../../http/index.ts";

/** When the database is looked at, in milliseconds. */
export interface ProbeTiming {
  /** From the end of one look to the beginning of the next. */
  readonly pauseMs: number;
  /**
   * A look that is not answered for so long has failed. Absent: it waits as long as anybody would, as for
   * the one connection of the embedded database, which ends with this process and is only ever busy.
   */
  readonly patienceMs?: number;
}

/** Of PostgreSQL: that it is away is told within the sum of both, which is less than two seconds. */
export const PROBE_TIMING = { pauseMs: 1_000, patienceMs: 800 } satisfies ProbeTiming;

/** What is known of the database, by looking at it beside the requests. */
export interface DatabaseProbe {
  /**
   * What the last look found, without waiting for another one; before the work has started, and after it
   * has stopped, it looks by itself.
   *
   * @throws AppError DATABASE_UNAVAILABLE where nothing came, else what the driver says
   */
  report(): Promise<void>;
  readonly work: BackgroundWork;
}

const tooLate = async (patienceMs: number, signal: AbortSignal): Promise<never> => {
  await pause(patienceMs, undefined, { ref: false, signal });
  // The answer may have come while this process did something else.
  await nextPass();
  throw new AppError("DATABASE_UNAVAILABLE");
};

/** Whoever asks whether this process lives never waits for those who hold the database. */
export const createDatabaseProbe = (
  database: Database,
  { pauseMs, patienceMs }: ProbeTiming,
): DatabaseProbe => {
  let asked: Promise<void> | undefined;
  let seen: Promise<void> | undefined;
  let ended = new AbortController();

  /** However often it is looked, the database is asked once at a time. */
  const ask = (): Promise<void> => {
    asked ??= ping(database).finally(() => {
      asked = undefined;
    });
    return asked;
  };
  const look = async (): Promise<void> => {
    if (patienceMs === undefined) return ask();
    const answered = new AbortController();
    try {
      await Promise.race([ask(), tooLate(patienceMs, answered.signal)]);
    } finally {
      answered.abort();
    }
  };
  const goOn = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const found = look();
      seen ??= found;
      await found.catch(() => undefined);
      if (signal.aborted) return;
      seen = found;
      await pause(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  };
  return {
    report: () => seen ?? look(),
    work: {
      start() {
        ended = new AbortController();
        void goOn(ended.signal);
      },
      stop() {
        ended.abort();
        seen = undefined;
      },
    },
  };
};
