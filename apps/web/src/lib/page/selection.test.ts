import { expect, test } from "vitest";
import { allSelected, inBatches, toggleSelected } from "./selection.ts";

test("[DISC-02] a row is selected, and deselected again", () => {
  const one = toggleSelected(new Set(), "a");
  expect([...one]).toEqual(["a"]);
  expect([...toggleSelected(one, "a")]).toEqual([]);
});

test.each([
  { selected: ["a", "b"], all: true },
  { selected: ["a", "b", "gone"], all: true },
  { selected: ["a"], all: false },
])("[DISC-02] $selected of a and b is all: $all", ({ selected, all }) => {
  expect(allSelected(new Set(selected), ["a", "b"])).toBe(all);
});

test("[DISC-02] of an empty list nothing is all", () => {
  expect(allSelected(new Set(), [])).toBe(false);
});

test("[DISC-02] [DATA-02] 250 are deleted by hundreds, each once", () => {
  const ids = Array.from({ length: 250 }, (_, index) => String(index));
  const parts = inBatches(ids);
  expect(parts.map((part) => part.length)).toEqual([100, 100, 50]);
  expect(parts.flat()).toEqual(ids);
  expect(inBatches([])).toEqual([]);
});
