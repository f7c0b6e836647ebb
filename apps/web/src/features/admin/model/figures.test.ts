import { expect, test } from "vitest";
import { percentText, rateLevel, scaleOf, shareText } from "./figures.ts";

test.each([
  [90, "good"],
  [89.9, "fair"],
  [80, "fair"],
  [79.9, "poor"],
  [0, "poor"],
  [null, null],
])("[ADM-03] a success rate of %s is %s", (rate, level) => {
  expect(rateLevel(rate)).toBe(level);
});

test.each([
  [0, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [204, [0, 100, 200, 300]],
  [97, [0, 25, 50, 75, 100]],
])("[ADM-04] a chart up to %s has lines at %j", (greatest, lines) => {
  expect(scaleOf(greatest)).toEqual(lines);
});

test("[ADM-02] a share of nothing is no number", () => {
  expect(shareText(0, 0, "en")).toBe("–");
  expect(percentText(96.66, "en")).toBe("96.7%");
});
