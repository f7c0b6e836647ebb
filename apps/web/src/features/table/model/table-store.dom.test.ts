import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { beginLog, gameOf, record } from "./game-log.ts";
import { changeTable, openTable, useKeptTable } from "./table-store.ts";

const SETUP = { format: "commander", life: 40, names: ["", ""] } as const;
const lifeOfFirst = (kept: ReturnType<typeof useKeptTable>) =>
  kept?.log && gameOf(kept.log).players[0]?.life;

/** The table as a page has it that opens now. */
const open = () => {
  const stop = openTable();
  const { result, unmount } = renderHook(useKeptTable);
  return { result, close: () => [stop(), unmount()] };
};
const lose = () =>
  changeTable((log) =>
    record(log ?? beginLog(SETUP), { kind: "life", player: 0, amount: -1 }, Date.now()),
  );

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("[DATA-09] the device has every change at once, for the next page and for other tabs", () => {
  const first = open();
  expect(first.result.current).toEqual({ log: null, trouble: null });
  act(lose);
  first.close();
  const second = open();
  expect(lifeOfFirst(second.result.current)).toBe(39);
  // Another tab goes on with the game.
  const log = record(beginLog(SETUP), { kind: "life", player: 0, amount: -33 }, 0);
  localStorage.setItem("table", JSON.stringify(log));
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "table", storageArea: localStorage }));
  });
  expect(lifeOfFirst(second.result.current)).toBe(7);
  second.close();
});

it("[DATA-09] a table that cannot be read begins anew and says so", () => {
  localStorage.setItem("table", '{"base":{"players":[{}]}}');
  const { result, close } = open();
  expect(result.current).toEqual({ log: null, trouble: "damaged" });
  act(lose);
  expect(result.current?.trouble).toBeNull();
  close();
});

it("[DATA-09] a device that keeps nothing says so, and the game goes on", () => {
  const { result, close } = open();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  act(lose);
  act(lose);
  expect(result.current?.trouble).toBe("notKept");
  expect(lifeOfFirst(result.current)).toBe(38);
  vi.restoreAllMocks();
  act(lose);
  expect(result.current?.trouble).toBeNull();
  close();
});
