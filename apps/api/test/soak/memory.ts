import { setTimeout as wait } from "node:timers/promises";
import type { ApiProcess } from "../processes/api-process.ts";
import type { Pair } from "../processes/pair.ts";
import type { Disturbance } from "./soak.ts";

const MINUTE_MS = 60_000;
/** What is collected in between is no growth: the least of a minute’s looks counts. */
const LOOK_MS = 3_000;
const MEGABYTE = 1024 * 1024;

/** What a process holds at most moments of a minute, in MB. */
export interface MemoryOfMinute {
  readonly process: number;
  readonly minute: number;
  readonly rssMb: number;
  readonly heapMb: number;
  readonly externalMb: number;
}

/** Environment of a process that tells its memory, on a port that the system gives it. */
export const METRICS_ENVIRONMENT = { METRICS_PORT: "0" };

const GAUGES = {
  rssMb: "process_resident_memory_bytes",
  heapMb: "nodejs_heap_size_used_bytes",
  externalMb: "nodejs_external_memory_bytes",
} as const;

const readMemory = async ({ output }: ApiProcess) => {
  const [, port] = /Metrics on port (\d+)/.exec(output()) ?? [];
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const megabytesOf = (name: string): number => {
    const [, value] = new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, "m").exec(text) ?? [];
    return Number(value) / MEGABYTE;
  };
  return {
    rssMb: megabytesOf(GAUGES.rssMb),
    heapMb: megabytesOf(GAUGES.heapMb),
    externalMb: megabytesOf(GAUGES.externalMb),
  };
};

type Memory = Awaited<ReturnType<typeof readMemory>>;

const least = (looks: readonly Memory[]): Memory => ({
  rssMb: Math.min(...looks.map(({ rssMb }) => rssMb)),
  heapMb: Math.min(...looks.map(({ heapMb }) => heapMb)),
  externalMb: Math.min(...looks.map(({ externalMb }) => externalMb)),
});

/**
 * Disturbs nothing: looks at the memory of both processes, and tells it each minute.
 *
 * @param tell gets a line for each process and minute. Minute 0 is the start
 */
export const watchMemory =
  (pair: Pair, tell: (line: MemoryOfMinute) => void): Disturbance =>
  async (_tally, isOver) => {
    const lookAtAll = () => Promise.all(pair.processes().map(readMemory));
    const tellAll = (minute: number, memories: readonly Memory[]) => {
      for (const [process, memory] of memories.entries()) tell({ process, minute, ...memory });
    };
    tellAll(0, await lookAtAll());
    for (let minute = 1; !isOver(); minute += 1) {
      const looks: (readonly Memory[])[] = [];
      const until = performance.now() + MINUTE_MS;
      while (performance.now() < until && !isOver()) {
        await wait(LOOK_MS);
        looks.push(await lookAtAll());
      }
      // The rest of a minute has seen too few collections.
      if (performance.now() < until) return;
      const byProcess = pair
        .processes()
        .map((_process, at) => looks.flatMap((all) => all[at] ?? []));
      tellAll(minute, byProcess.map(least));
    }
  };

/** How much a value grows in an hour, by the line that is nearest to all of its minutes. */
export const growthInAnHour = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [above, below] = [0, 0];
  for (const [at, value] of values.entries()) {
    above += (at - middle) * (value - mean);
    below += (at - middle) ** 2;
  }
  return below === 0 ? 0 : (above / below) * 60;
};
