import { fork } from "node:child_process";
import { once } from "node:events";

/** Each call is made again and again for so long, in milliseconds, but not more often. */
const CALLED_MS = 400;
const MOST_TIMES = 8;

/** What is seen of a server's health. */
export interface HealthWatch {
  /**
   * Milliseconds of each answer of `/api/health` while a call is made again and again.
   *
   * @param prepare what is done before each, which does not count
   */
  during<Prepared>(
    prepare: () => Promise<Prepared>,
    call: (prepared: Prepared) => Promise<unknown>,
  ): Promise<number[]>;
  stop(): void;
}

/** Looks at the server's health from a process of its own (`probe-health.ts`). */
export const watchHealth = (url: string): HealthWatch => {
  const watcher = fork(new URL("./probe-health.ts", import.meta.url), [url], {
    execArgv: ["--import", "tsx"],
  });
  const sinceLast = async (): Promise<number[]> => {
    const told = once(watcher, "message");
    watcher.send("tell");
    const [samples] = await told;
    return samples;
  };
  return {
    async during(prepare, call) {
      const samples: number[] = [];
      let spent = 0;
      for (let times = 0; times < MOST_TIMES && spent < CALLED_MS; times++) {
        const prepared = await prepare();
        await sinceLast();
        const started = performance.now();
        await call(prepared);
        spent += performance.now() - started;
        samples.push(...(await sinceLast()));
      }
      return samples;
    },
    stop: () => watcher.disconnect(),
  };
};
