import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useWakeLock } from "./use-wake-lock.ts";

const request = vi.fn();
const lockOf = () => {
  const lock = { released: false, release: vi.fn() };
  lock.release.mockImplementation(async () => {
    lock.released = true;
  });
  return lock;
};
const show = async (state: "visible" | "hidden") => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
};
const open = async () => {
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  const shown = renderHook(() => useWakeLock());
  await act(async () => undefined);
  return shown;
};

afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  vi.restoreAllMocks();
  request.mockReset();
});

test("[PWA-01] the screen stays awake while a table is shown, also after one looked elsewhere", async () => {
  const [first, second] = [lockOf(), lockOf()];
  request.mockResolvedValueOnce(first).mockResolvedValueOnce(second);
  const { unmount } = await open();
  expect(request).toHaveBeenCalledWith("screen");
  await show("hidden");
  first.released = true;
  expect(request).toHaveBeenCalledTimes(1);
  await show("visible");
  expect(request).toHaveBeenCalledTimes(2);
  await show("visible");
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  expect(second.release).toHaveBeenCalled();
});

test("[PWA-01] a device that forbids it shows the table all the same, and is let go of late", async () => {
  request.mockRejectedValueOnce(new DOMException("low battery", "NotAllowedError"));
  (await open()).unmount();
  const late = lockOf();
  let give: (lock: unknown) => void = () => undefined;
  request.mockReturnValueOnce(
    new Promise((resolve) => {
      give = resolve;
    }),
  );
  (await open()).unmount();
  await act(async () => give(late));
  expect(late.release).toHaveBeenCalled();
});
