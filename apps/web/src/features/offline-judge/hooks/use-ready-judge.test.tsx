import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readFromPacks, stopWorker } from "../api/judge-worker.ts";
import { useReadyJudge } from "./use-ready-judge.ts";

const started: string[] = [];
const told: unknown[] = [];
const workers: EventTarget[] = [];
const ended: EventTarget[] = [];

beforeEach(() => {
  started.length = 0;
  told.length = 0;
  workers.length = 0;
  ended.length = 0;
  class StandIn extends EventTarget {
    constructor(address: URL) {
      super();
      started.push(address.pathname);
      workers.push(this);
    }
    postMessage(message: unknown) {
      told.push(message);
    }
    terminate() {
      ended.push(this);
    }
  }
  vi.stubGlobal("Worker", StandIn);
});
afterEach(() => {
  cleanup();
  stopWorker();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const lose = () =>
  act(() => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    window.dispatchEvent(new Event("offline"));
  });

test("[PWA-01] without network the judge gets ready where one asks, before anything is asked", () => {
  renderHook(() => useReadyJudge(true));
  expect(started).toEqual([]);
  lose();
  expect(started).toHaveLength(1);
  expect(told).toMatchObject([{ asked: "ready" }]);
});

test("[PWA-01] where nobody asks it is left alone", () => {
  renderHook(() => useReadyJudge(false));
  lose();
  expect(started).toEqual([]);
});

test("[PWA-01] a judge whose code is not on the device is let go of: the next question tries anew", async () => {
  renderHook(() => useReadyJudge(true));
  lose();
  workers[0]?.dispatchEvent(new Event("error"));
  const asked = readFromPacks("pack.json", { call: "rules.contents", input: { language: "fr" } });
  expect(started).toHaveLength(2);
  workers[1]?.dispatchEvent(new Event("error"));
  await expect(asked).rejects.toThrow("does not answer");
});

test("[PWA-01] a browser without workers goes on without a judge of its own", () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, "Worker");
  renderHook(() => useReadyJudge(true));
  lose();
  expect(started).toEqual([]);
});

describe("[PWA-01] with a network, what starts without one", () => {
  const AGES = 60_000;
  const open = async (isApp: boolean) => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: isApp }));
    Object.defineProperty(navigator, "serviceWorker", {
      value: { controller: {} },
      configurable: true,
    });
    const { unmount } = renderHook(() => useReadyJudge(true));
    await vi.advanceTimersByTimeAsync(AGES);
    return unmount;
  };

  test("is read before where the pages are an app, by a worker that ends when it is done", async () => {
    const close = await open(true);
    expect(told).toMatchObject([{ asked: "prepare" }]);
    expect(ended).toEqual([]);
    workers[0]?.dispatchEvent(new Event("message"));
    expect(ended).toEqual(workers);
    close();
  });

  test("is read nowhere else, and not on a page that is left before", async () => {
    (await open(false))();
    expect(started).toEqual([]);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    renderHook(() => useReadyJudge(true)).unmount();
    await vi.advanceTimersByTimeAsync(AGES);
    expect(started).toEqual([]);
  });
});
