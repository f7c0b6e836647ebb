import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { timeLimit } from "./time-limit.ts";

test("[ERR-02] a time limit holds inside other signals, whatever the garbage collector takes", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const ended = new Promise<unknown>((resolve) => {
    const inner = AbortSignal.any([timeLimit(60_000), timeLimit(150)]);
    const outer = AbortSignal.any([new AbortController().signal, inner]);
    outer.addEventListener("abort", () => resolve(outer.reason));
  });
  await pause(1);
  collectGarbage();
  expect(await ended).toMatchObject({ name: "TimeoutError" });
});
