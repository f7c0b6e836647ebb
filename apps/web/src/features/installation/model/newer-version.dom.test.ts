import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeNewerVersion } from "./newer-version.ts";

const told: unknown[] = [];
const container = new EventTarget();
const reload = vi.fn();
const unregister = vi.fn(async () => true);

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  reload.mockClear();
  unregister.mockClear();
  const waiting = { postMessage: (message: unknown) => told.push(message) };
  vi.stubGlobal("navigator", {
    serviceWorker: Object.assign(container, {
      getRegistration: async () => ({ waiting, unregister }),
    }),
  });
  vi.stubGlobal("location", { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[PWA-01] the page is loaded again as soon as the newer version has taken over", async () => {
  const renewed = takeNewerVersion();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(["take over"]);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event("controllerchange"));
  await renewed;
  expect(reload).toHaveBeenCalledOnce();
  expect(unregister).not.toHaveBeenCalled();
});

test("[PWA-01] a version that cannot take over yet does not keep the page: it comes past the worker that is busy", async () => {
  const renewed = takeNewerVersion();
  await vi.runAllTimersAsync();
  await renewed;
  expect(unregister).toHaveBeenCalledBefore(reload);
  expect(reload).toHaveBeenCalledOnce();
});
