import { expect, test } from "vitest";
import { createDerivableCheck } from "./derived-figures.ts";

test.each([
  ["a sum", [3, 2], 5],
  ["a sum of three", [3, 2, 4], 9],
  ["a difference", [20, 6], 14],
  ["a product", [3, 4], 12],
  ["a half, rounded up", [7], 4],
  ["twice as many", [7], 14],
])("[N-1] %s of given figures is nobody’s invention", (_what, told, figure) => {
  expect(createDerivableCheck(told)(figure)).toBe(true);
});

test.each([
  [[], 17],
  [[2, 3], 500],
])("[N-1] from %j nobody reckons %i", (told, figure) => {
  expect(createDerivableCheck(told)(figure)).toBe(false);
});
