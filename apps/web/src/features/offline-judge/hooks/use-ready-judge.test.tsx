import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stopWorker } from "../api/judge-worker.ts";
import { useReadyJudge } from "./use-ready-judge.ts";

const started: string[] = [];
const told: unknown[] = [];

beforeEach(() => {
  started.length = 0;
  told.length = 0;
  class StandIn {
    constructor(address: URL) {
      started.push(address.pathname);
    }
    postMessage(message: unknown) {
      told.push(message);
    }
    terminate() {}
  }
  vi.stubGlobal("Worker", StandIn);
});
afterEach(() => {
  cleanup();
  stopWorker();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
  expect(told).toMatchObject([{ asked: null }]);
});

test("[PWA-01] where nobody asks it is left alone", () => {
  renderHook(() => useReadyJudge(false));
  lose();
  expect(started).toEqual([]);
});
