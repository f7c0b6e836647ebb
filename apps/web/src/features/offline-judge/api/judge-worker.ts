import type {
  FromWorker,
  ToWorker,
  WorkerAnswer,
  WorkerCall,
  WorkerQuestion,
} from "../../../../judge-worker/protocol.ts";

/** A phone reads the full pack in some ten seconds when the first question comes. */
const PATIENCE_MS = 90_000;

let worker: Worker | undefined;

/** Lets go of the worker and its pack. The next question starts it with the pack that is then there. */
export const stopWorker = (): void => {
  worker?.terminate();
  worker = undefined;
};

const make = (): Worker =>
  new Worker(new URL("../../../../judge-worker/main.ts", import.meta.url), { type: "module" });

const start = (): Worker => {
  const started = make();
  // One whose code is not on this device answers nothing: no question shall wait for it.
  started.addEventListener("error", () => {
    if (worker === started) stopWorker();
  });
  return started;
};

/** Starts the worker, so that the first question does not wait for it. Where the browser has none, questions do. */
export const readyWorker = (starter: string): void => {
  if (!("Worker" in globalThis)) return;
  worker ??= start();
  worker.postMessage({ id: "", starter, asked: "ready" } satisfies ToWorker);
};

/** Has a worker of its own read what the judge’s starts without network need not read again; then it ends. */
export const prepareWorker = (starter: string): void => {
  if (!("Worker" in globalThis)) return;
  const preparing = make();
  const end = () => preparing.terminate();
  preparing.addEventListener("message", end);
  preparing.addEventListener("error", end);
  preparing.postMessage({ id: "", starter, asked: "prepare" } satisfies ToWorker);
};

/** @returns what the worker answers. Null: its packs hold no such thing @throws Error as `askWorker` */
const tell = (starter: string, asked: WorkerQuestion | WorkerCall): Promise<FromWorker["answer"]> =>
  new Promise((resolve, reject) => {
    worker ??= start();
    const running = worker;
    const id = crypto.randomUUID();
    const end = (): void => {
      clearTimeout(limit);
      running.removeEventListener("message", hear);
      running.removeEventListener("error", fail);
    };
    const fail = (): void => {
      end();
      if (worker === running) stopWorker();
      reject(new Error("the judge of this device does not answer"));
    };
    const hear = ({ data }: MessageEvent<FromWorker>): void => {
      if (data.id !== id) return;
      end();
      resolve(data.answer);
    };
    const limit = setTimeout(fail, PATIENCE_MS);
    running.addEventListener("message", hear);
    running.addEventListener("error", fail);
    running.postMessage({ id, starter, asked } satisfies ToWorker);
  });

/**
 * Asks the judge in its worker, which is started by the first question if nothing started it before.
 *
 * @param starter address of the starter pack
 * @throws Error when it cannot start, read its packs or answer in time
 */
export const askWorker = async (starter: string, asked: WorkerQuestion): Promise<WorkerAnswer> => {
  const answer = await tell(starter, asked);
  if (answer !== null) return answer as WorkerAnswer;
  stopWorker();
  throw new Error("the judge of this device does not answer");
};

/**
 * Reads rules or cards from the packs of this device.
 *
 * @returns undefined where they hold no such thing
 * @throws Error as `askWorker`
 */
export const readFromPacks = async (starter: string, asked: WorkerCall): Promise<unknown> =>
  (await tell(starter, asked)) ?? undefined;
