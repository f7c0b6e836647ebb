import { expect, test } from "vitest";
import { RUN_TIMING } from "../features/runs/run-timing.ts";
import { MODEL_SHARES } from "./create-model.ts";

/** To find the cards and the rules before, to check and store the answer after, in milliseconds. */
const REST_OF_A_RUN = 10_000;

test("[ERR-02] [ERR-04] a call that hangs leaves time for its repetition and for the second model", () => {
  const { alone, first, second } = MODEL_SHARES;
  const { timeoutMs } = RUN_TIMING;
  for (const { timeoutMs: call, overallTimeoutMs: overall } of [alone, first])
    expect(2 * call).toBeLessThanOrEqual(overall);
  expect(alone.overallTimeoutMs + REST_OF_A_RUN).toBeLessThan(timeoutMs);
  expect(first.overallTimeoutMs + second.overallTimeoutMs + REST_OF_A_RUN).toBeLessThan(timeoutMs);
});
