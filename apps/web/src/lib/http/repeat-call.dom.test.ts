import { describe, expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { repeatCall } from "./repeat-call.ts";

/** Fails as often as there are failures, then answers how often it was sent. */
const failing = (...failures: readonly unknown[]) => {
  let sent = 0;
  return async () => {
    sent += 1;
    if (sent <= failures.length) throw failures[sent - 1];
    return sent;
  };
};
const outage = new ApiError("DATABASE_UNAVAILABLE", "fr");

describe("[ERR-02] a call that failed", () => {
  test("is sent once more where nothing can happen twice", async () => {
    expect(await repeatCall({ send: failing(outage), isSafe: true })).toBe(2);
    const timeout = new ApiError("TIMEOUT", "fr");
    expect(await repeatCall({ send: failing(timeout), isSafe: true })).toBe(2);
    await expect(repeatCall({ send: failing(outage, outage), isSafe: true })).rejects.toBe(outage);
  });

  test("is not sent again where it could happen twice", async () => {
    const send = failing(outage);
    await expect(repeatCall({ send, isSafe: false })).rejects.toBe(outage);
    expect(await send()).toBe(2);
  });

  test("is not sent again at the daily cap, nor after our own limit of time", async () => {
    const capped = new ApiError("DAILY_CAP", "fr", 429, { params: { plan: "free", cap: 5 } });
    await expect(repeatCall({ send: failing(capped), isSafe: true })).rejects.toBe(capped);
    const late = new DOMException("", "TimeoutError");
    await expect(repeatCall({ send: failing(late), isSafe: true })).rejects.toMatchObject({
      code: "CLIENT_TIMEOUT",
    });
  });
});

/** Waits until it is ended from outside. */
const hanging = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

test("[ERR-02] a call and its repetition together end at the overall limit, with their own sentence", async () => {
  const call = repeatCall({ send: hanging, isSafe: true, overallLimitMs: 1 });
  await expect(call).rejects.toMatchObject({ code: "CLIENT_TIMEOUT", params: { overall: true } });
  await expect(call).rejects.toThrow(/délai dépassé|time limit exceeded/);
});

test("[ERR-02] the caller’s own abort stays the caller’s", async () => {
  const own = new AbortController();
  const call = repeatCall({ send: hanging, isSafe: true, signal: own.signal });
  own.abort();
  await expect(call).rejects.toHaveProperty("name", "AbortError");
});
