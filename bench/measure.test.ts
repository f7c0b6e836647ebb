import { describe, expect, test } from "vitest";
import { isMissed, type Measure, quantile, timed } from "./measure.ts";

const measure = (change: Partial<Measure>): Measure => ({
  name: "search",
  value: 0,
  unit: "ms",
  aim: 10,
  better: "lower",
  ...change,
});

describe("[S1] a measure", () => {
  test.each([
    ["as fast as wanted", { value: 10 }, false],
    ["three times as slow", { value: 30 }, false],
    ["slower than that", { value: 30.1 }, true],
    ["a third of the requests", { value: 10 / 3, better: "higher" }, false],
    ["fewer than a third", { value: 3.3, better: "higher" }, true],
    ["within its own tolerance", { value: 12, tolerance: 1.2 }, false],
    ["beyond its own tolerance", { value: 12.1, tolerance: 1.2 }, true],
    ["no number at all", { value: Number.NaN }, true],
    ["no number at all, of requests", { value: Number.NaN, better: "higher" }, true],
  ] as const)(
    "misses beyond three times its aim, or beyond its own tolerance: %s",
    (_name, change, missed) => {
      expect(isMissed(measure(change))).toBe(missed);
    },
  );
});

describe("[S1] a quantile", () => {
  const samples = Array.from({ length: 100 }, (_, index) => 100 - index);

  test("is the value that its share of the samples stays under", () => {
    expect(quantile(samples, 0.5)).toBe(51);
    expect(quantile(samples, 0.99)).toBe(100);
    expect(quantile(samples, 1)).toBe(100);
  });

  test("of one sample is that sample; of none, no number", () => {
    expect(quantile([7], 0.99)).toBe(7);
    expect(quantile([], 0.5)).toBeNaN();
  });

  test("leaves the samples in their order", () => {
    expect(samples[0]).toBe(100);
  });
});

test("[S1] a call is timed once for each item, after its warm-ups", async () => {
  const seen: number[] = [];
  const times = await timed([1, 2, 3], (item) => seen.push(item), 2);
  expect(seen).toEqual([1, 2, 1, 2, 3]);
  expect(times).toHaveLength(3);
});
