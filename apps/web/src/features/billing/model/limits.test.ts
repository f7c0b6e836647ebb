import { expect, test } from "vitest";
import { limitTitle, zapLimitOf } from "./limits.ts";

test.each([
  { code: "MONTHLY_LIMIT", params: { resets_at: "2026-12-01T00:00:00.000Z" } },
  { code: "INSUFFICIENT_ZAPS", params: { remaining: 1, required: 3 } },
  { code: "DAILY_CAP", params: { plan: "free", cap: 5 } },
] as const)("[BILL-03] $code is a limit with its title and figures", (failure) => {
  expect(zapLimitOf(failure)).toEqual(failure);
  expect(limitTitle(failure.code)).toMatch(/^oracle\.thread\./);
});

test.each(["RATE_LIMITED", "RUN_STOPPED", "INTERNAL"] as const)("[BILL-03] %s is none", (code) => {
  expect(zapLimitOf({ code, params: {} })).toBeNull();
});
