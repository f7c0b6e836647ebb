import { Tinypool } from "tinypool";
import { AppError } from "../http/app-error.ts";
import { box, type Element } from "./elements.ts";

/** Pixels; without a height the image is as high as what it shows. */
interface Size {
  readonly width: number;
  readonly height?: number;
}

/** Longest wait for a drawing, its place in the row included, in milliseconds. */
const PATIENCE_MS = 20_000;
/** An idle worker's memory is given back after so long, in milliseconds. */
const IDLE_MS = 30_000;
/** Drawings that wait. More at once is no reader. */
const MOST_WAITING = 20;
/** And so many of one caller, the one that is drawn included: nobody fills the row alone. */
const MOST_OF_ONE = 4;
/** Seconds after which one of a caller’s own is probably drawn. */
const RETRY_OWN_SECONDS = 5;

const callers = new Map<string, number>();

/** @throws AppError RATE_LIMITED for who has so many in the row already */
const enter = (caller: string): (() => void) => {
  const count = (callers.get(caller) ?? 0) + 1;
  if (count > MOST_OF_ONE) throw new AppError("RATE_LIMITED", { retry_after: RETRY_OWN_SECONDS });
  callers.set(caller, count);
  return () => {
    const left = (callers.get(caller) ?? 1) - 1;
    if (left === 0) callers.delete(caller);
    else callers.set(caller, left);
  };
};

let pool: Tinypool | undefined;

/** One worker draws, one drawing at a time. It starts with the first one. */
const workers = (): Tinypool => {
  pool ??= new Tinypool({
    filename: new URL("./draw-worker.mjs", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
    execArgv: [],
  });
  return pool;
};

/**
 * Draws an element in our own fonts: no artwork and no mana symbols (rights are Wizards').
 *
 * @param caller whose wish it is. Absent: ours, drawn once for everybody
 * @returns an SVG whose letters are shapes, or a PNG
 * @throws AppError RATE_LIMITED when too many drawings wait, of all or of this caller, TIMEOUT
 */
export const draw = async (
  element: Element,
  size: Size,
  type: "svg" | "png",
  caller?: string,
): Promise<Uint8Array> => {
  const leave = caller === undefined ? undefined : enter(caller);
  try {
    return await drawInTurn(element, size, type);
  } finally {
    leave?.();
  }
};

/** Tinypool’s word for a drawing whose worker was ended. */
const isEnded = (error: unknown): boolean =>
  error instanceof Error && error.message === "Terminating worker thread";

/** Draws nothing: the pool starts a worker for it, which draws what waits before. */
const NOTHING = { element: box({}, ""), size: { width: 1, height: 1 }, type: "svg" } as const;

/** The pool starts no worker in the place of one that it ended: who waits would wait until somebody else comes. */
const startAnother = (): void => {
  const { queueSize, threads } = workers();
  if (queueSize > 0 && threads.length === 0)
    void workers()
      .run(NOTHING)
      .catch(() => undefined);
};

const drawInTurn = async (
  element: Element,
  size: Size,
  type: "svg" | "png",
): Promise<Uint8Array> => {
  if (workers().queueSize >= MOST_WAITING)
    throw new AppError("RATE_LIMITED", { retry_after: PATIENCE_MS / 1000 });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  for (;;)
    try {
      return await workers().run({ element, size, type }, { signal });
    } catch (error) {
      if (signal.aborted) {
        startAnother();
        throw new AppError("TIMEOUT", {}, { cause: error });
      }
      // It was given to the worker of another one, which was given up in the same moment: it is drawn again.
      if (!isEnded(error)) throw error;
    }
};
