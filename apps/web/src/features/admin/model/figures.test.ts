import { expect, test } from "vitest";
import { dollarText, percentText, rateLevel, scaleOf, secondsText, shareText } from "./figures.ts";

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

test("[ADM-04] the lines of a chart of times differ, however quick the answers are", () => {
  for (const greatest of [4, 9, 190, 999, 2100, 23_800]) {
    const names = scaleOf(greatest).map((line) => secondsText(line, "en"));
    expect(new Set(names).size, names.join()).toBe(names.length);
  }
  expect(secondsText(23_800, "fr")).toBe("23,8");
});

test("[N-7] a cost is written with two digits, however little it is", () => {
  expect(dollarText(0.001234, "en")).toBe("$0.0012");
  expect(dollarText(0.25, "fr")).toMatch(/^0,25.\$US$/);
});

test("[ADM-02] a share of nothing is no number", () => {
  expect(shareText(0, 0, "en")).toBe("–");
  expect(percentText(96.66, "en")).toBe("96.7%");
});
