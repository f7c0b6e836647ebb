import { expect, test } from "vitest";
import { createRunSignals } from "./run-signals.ts";

const NEVER_MS = 1_000_000;

test("[DATA-08] a change between two looks is not lost", async () => {
  const signals = createRunSignals();
  const watch = signals.watch("run");
  signals.wake("run");
  await watch.change(NEVER_MS);
  watch.close();
});

test("[DATA-08] a change wakes all who watch the run", async () => {
  const signals = createRunSignals();
  const watches = [signals.watch("run"), signals.watch("run")];
  const woken = Promise.all(watches.map((watch) => watch.change(NEVER_MS)));
  signals.wake("run");
  expect(await woken).toHaveLength(2);
});

test("[DATA-08] without news a watcher looks again by itself: the run may work in another process", async () => {
  const watch = createRunSignals().watch("run");
  await watch.change(1);
  watch.close();
});

test("[DATA-08] a watcher who leaves is released at once", async () => {
  const gone = new AbortController();
  const released = createRunSignals().watch("run").change(NEVER_MS, gone.signal);
  gone.abort();
  await released;
});
