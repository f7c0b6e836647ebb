import { expect, test } from "vitest";
import { createWakeups } from "./wakeups.ts";

const NEVER_MS = 1_000_000;

test("[DATA-08] a change between two looks is not lost", async () => {
  const wakeups = createWakeups();
  const watch = wakeups.watch("run");
  wakeups.wake("run");
  await watch.change(NEVER_MS);
  watch.close();
});

test("[DATA-08] a change wakes all who watch the run", async () => {
  const wakeups = createWakeups();
  const watches = [wakeups.watch("run"), wakeups.watch("run")];
  const woken = Promise.all(watches.map((watch) => watch.change(NEVER_MS)));
  wakeups.wake("run");
  expect(await woken).toHaveLength(2);
});

test("[DATA-08] without news a watcher looks again by itself: the run may work in another process", async () => {
  const watch = createWakeups().watch("run");
  await watch.change(1);
  watch.close();
});

test("a watcher who leaves is released at once", async () => {
  const gone = new AbortController();
  const released = createWakeups().watch("run").change(NEVER_MS, gone.signal);
  gone.abort();
  await released;
});
