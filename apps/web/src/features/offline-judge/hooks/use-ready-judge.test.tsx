import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readRulesHere, stopWorker } from "../api/judge-worker.ts";
import { useReadyJudge } from "./use-ready-judge.ts";

const started: string[] = [];
const told: unknown[] = [];
const workers: EventTarget[] = [];

beforeEach(() => {
  started.length = 0;
  told.length = 0;
  workers.length = 0;
  class StandIn extends EventTarget {
    constructor(address: URL) {
      super();
      started.push(address.pathname);
      workers.push(this);
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

test("[PWA-01] a judge whose code is not on the device is let go of: the next question tries anew", async () => {
  renderHook(() => useReadyJudge(true));
  lose();
  workers[0]?.dispatchEvent(new Event("error"));
  const asked = readRulesHere("pack.json", { call: "rules.contents", input: { language: "fr" } });
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
