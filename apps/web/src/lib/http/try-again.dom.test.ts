import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { tryAgain } from "./try-again.ts";

/** Fails as often as there are failures, then answers. Tells when it was tried, in milliseconds. */
const failing = (failures: readonly unknown[]) => {
  const started = Date.now();
  const tried: number[] = [];
  const read = async () => {
    tried.push(Date.now() - started);
    if (tried.length <= failures.length) throw failures[tried.length - 1];
    return "there";
  };
  return { tried, read };
};
const outage = new ApiError("DATABASE_UNAVAILABLE", "fr");
const lost = new TypeError("Failed to fetch");

describe("[ERR-02] the helper that tries again", () => {
  beforeEach(() => {
    window.history.replaceState(null, "", "/fr/oracle");
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  test("tries three times, after 1 and 2 seconds", async () => {
    const { tried, read } = failing([outage, lost]);
    const done = tryAgain(read);
    await vi.runAllTimersAsync();
    expect(await done).toBe("there");
    expect(tried).toEqual([0, 1000, 3000]);
  });

  test("names after the third try how often it tried, and the last error", async () => {
    const { tried, read } = failing([outage, outage, outage]);
    const done = tryAgain(read).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await done).toMatchObject({
      code: "DATABASE_UNAVAILABLE",
      status: 503,
      message: `Échec après 3 tentatives. Dernière erreur\u00a0: ${outage.message}`,
    });
    expect(tried).toHaveLength(3);
  });

  test("never pauses longer than 30 seconds", async () => {
    const { tried, read } = failing(Array(7).fill(outage));
    const done = tryAgain(read, { attempts: 8 });
    await vi.runAllTimersAsync();
    expect(await done).toBe("there");
    const pauses = tried.slice(1).map((at, index) => at - (tried[index] ?? 0));
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test.each(["DAILY_CAP", "DECK_NOT_FOUND", "CLIENT_TIMEOUT"] as const)(
    "does not try again what ended as %s",
    async (code) => {
      const refusal = new ApiError(code, "fr");
      const { tried, read } = failing([refusal]);
      await expect(tryAgain(read)).rejects.toBe(refusal);
      expect(tried).toEqual([0]);
    },
  );
});
