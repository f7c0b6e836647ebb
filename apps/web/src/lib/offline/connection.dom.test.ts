import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { visit } from "../page/visit.ts";
import { checkConnection, isConnected, onConnectionChange } from "./connection.ts";

/** What the page was told, each time. */
const heard: boolean[] = [];
const hear = () => heard.push(isConnected());
let stopHearing: () => void;

/** What becomes of the page's requests. */
const line = { carries: true, requests: [] as string[] };

beforeEach(async () => {
  line.carries = true;
  vi.useFakeTimers();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    line.requests.push(String(input));
    if (!line.carries) throw new TypeError("Failed to fetch");
    return new Response();
  });
  // Pages of other tests that still look for their server find it.
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(1);
  stopHearing = onConnectionChange(hear);
  heard.length = 0;
  line.requests.length = 0;
});

afterEach(async () => {
  line.carries = true;
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.restoreAllMocks();
  stopHearing();
});

const ask = () => visit().send("/api/cards", {});

describe("[PWA-01] a network that leads nowhere, which the browser takes for one", () => {
  test("is offline for the page from the first request that fails, and online from the first that arrives", async () => {
    line.carries = false;
    await expect(ask()).rejects.toThrow("Failed to fetch");
    await vi.advanceTimersByTimeAsync(0);
    expect([navigator.onLine, isConnected(), heard]).toEqual([true, false, [false]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isConnected()).toBe(false);
    line.carries = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect([isConnected(), heard]).toEqual([true, [false, true]]);
    const asked = line.requests.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.requests).toHaveLength(asked);
  });

  test("one request that fails while the server answers changes nothing", async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(ask()).rejects.toThrow("Failed to fetch");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([isConnected(), heard, line.requests]).toEqual([true, [], ["/api/health"]]);
  });

  test("a request that the page itself ended asks nothing", async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new DOMException("over", "AbortError"));
    await expect(ask()).rejects.toThrow("over");
    expect([isConnected(), line.requests]).toEqual([true, []]);
  });

  test("several failures at once ask once", async () => {
    line.carries = false;
    await Promise.allSettled([ask(), ask(), ask()]);
    await vi.advanceTimersByTimeAsync(0);
    expect([line.requests.filter((url) => url === "/api/health"), heard]).toEqual([
      ["/api/health"],
      [false],
    ]);
  });
});

test("[PWA-01] where the browser knows of no network nothing is asked", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect([await checkConnection(), line.requests]).toEqual([false, []]);
});
