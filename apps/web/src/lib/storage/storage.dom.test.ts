import { afterEach, expect, test, vi } from "vitest";
import { readStored, writeStored } from "./storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("[PREF-01] a value is kept on the device, and null removes it", () => {
  writeStored("theme", "light");
  expect(localStorage.getItem("theme")).toBe("light");
  writeStored("theme", null);
  expect(readStored("theme")).toBeNull();
});

test("[PREF-01] where the device refuses to keep anything, values last as long as the page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeStored("draft", "words");
  expect(readStored("draft")).toBe("words");
  writeStored("draft", null);
  expect(readStored("draft")).toBeNull();
});
