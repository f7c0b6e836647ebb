import { parentPort, workerData } from "node:worker_threads";
import { requireResources } from "../src/resources/index.ts";

/*
 * A thread whose heap is small: told how many megabytes it shall hold, it answers what its resources say then.
 */

let held: unknown[] = [];

const hold = (megabytes: number): void => {
  held = Array.from({ length: megabytes }, () => new Array(131_072).fill(1.5));
};

parentPort?.on("message", async (megabytes: number) => {
  hold(megabytes);
  const said = await requireResources(String(workerData)).then(
    () => "enough",
    (error: { params?: { resource?: string } }) => error.params?.resource ?? String(error),
  );
  parentPort?.postMessage({ said, held: held.length });
});
