import { setImmediate as nextPass } from "node:timers/promises";
import { expect, test } from "vitest";
import { AppError } from "../http/index.ts";
import { mapInSteps, runInSlices, yieldToRequests } from "./time-slices.ts";

/** Keeps the thread for as long as a step may. */
const spin = (ms: number): void => {
  for (const started = performance.now(); performance.now() - started < ms; );
};

/** Counts the passes of the event loop: what a request that comes in between would be answered in. */
const countPasses = () => {
  const passes = { count: 0, stopped: false };
  void (async () => {
    for (; !passes.stopped; passes.count += 1) await nextPass();
  })();
  return passes;
};

test("[ERR-02] long work lets others in every few steps", async () => {
  const passes = countPasses();
  function* work() {
    for (let step = 0; step < 100; step++) yield spin(1);
    return "done";
  }
  expect(await runInSlices(work())).toBe("done");
  passes.stopped = true;
  // A hundred steps of a millisecond or more: no turn holds more than two of them.
  expect(passes.count).toBeGreaterThanOrEqual(40);
});

test("[ERR-02] however many works there are, others come in after one turn", async () => {
  const passes = countPasses();
  const worked = new Map<number, Set<number>>();
  function* work(name: number) {
    for (let step = 0; step < 20; step++) {
      const names = worked.get(passes.count) ?? new Set();
      worked.set(passes.count, names.add(name));
      yield spin(1);
    }
  }
  await Promise.all(Array.from({ length: 20 }, (_, name) => runInSlices(work(name))));
  passes.stopped = true;
  const most = Math.max(...[...worked.values()].map((names) => names.size));
  // A turn may begin before or after the pass is counted.
  expect(most).toBeLessThanOrEqual(2);
});

test("[DATA-06] a request of many passes is answered between two parts of long work, not only taken in", async () => {
  const order: string[] = [];
  const request = async () => {
    // Its bytes, its session, the database’s answer, its own: each comes in another pass.
    for (let pass = 0; pass < 5; pass++) await nextPass();
    order.push("answered");
  };
  const parts = async () => {
    spin(5);
    await yieldToRequests();
    order.push("next part");
  };
  await Promise.all([parts(), request()]);
  expect(order).toEqual(["answered", "next part"]);
});

test("[ERR-02] a work that fails fails alone", async () => {
  const failing = runInSlices(
    mapInSteps([1, 2, 3], (item) => {
      if (item === 2) throw new AppError("INTERNAL");
      return item;
    }),
  );
  const other = runInSlices(mapInSteps([1, 2, 3], (item) => item * 2));
  await expect(failing).rejects.toMatchObject({ code: "INTERNAL" });
  expect(await other).toEqual([2, 4, 6]);
});

test("[ERR-02] work without end is ended", async () => {
  function* endless() {
    for (;;) yield spin(1);
  }
  await expect(runInSlices(endless(), 30)).rejects.toMatchObject({ code: "TIMEOUT" });
});

test("[ERR-02] counts no time in which the machine did something else", async () => {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  /** The thread stands still, as when other programs have the processors. */
  const standStill = (ms: number) => Atomics.wait(clock, 0, 0, ms);
  function* work() {
    for (let step = 0; step < 5; step++) yield standStill(100);
    return "done";
  }
  expect(await runInSlices(work(), 250)).toBe("done");
});
