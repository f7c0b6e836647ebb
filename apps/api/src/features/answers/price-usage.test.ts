import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type ModelPrices, priceOf, readModelPrices } from "./price-usage.ts";

const PRICES: ModelPrices = {
  date: "2026-07-31",
  models: {
    big: { input: 2, output: 10, search: 10 },
    kept: { input: 2, output: 10, search: 10, cached: 0.2, cacheWrite: 2.5 },
    quiet: { input: 2, output: 10, search: null },
  },
};
const usage = {
  input_tokens: 500_000,
  output_tokens: 100_000,
  total_tokens: 600_000,
  output_tokens_details: { reasoning_tokens: 50_000 },
};
const cost = (model: string, more: Partial<Parameters<typeof priceOf>[0]> = {}) =>
  priceOf({ model, usage, searches: 0, ...more }, PRICES);

describe("[ORA-16] the cost of an answer", () => {
  test("counts tokens at their prices, and searches at theirs", () => {
    expect(cost("big")).toBeCloseTo(2);
    expect(cost("big", { searches: 3 })).toBeCloseTo(2.03);
  });

  test("counts what a cache had or was given at its own price, in full where that is unknown", () => {
    const details = { cached_tokens: 300_000, cache_write_tokens: 100_000 };
    const cachedUsage = { ...usage, input_tokens_details: details };
    expect(cost("kept", { usage: cachedUsage })).toBeCloseTo(0.06 + 0.25 + 0.2 + 1);
    expect(cost("big", { usage: cachedUsage })).toBeCloseTo(2);
  });

  test.each(["big-2026-03-05", "big-20260305", "big-latest", "models/big"])(
    "takes %s for the same model",
    (model) => {
      expect(cost(model)).toBeCloseTo(2);
    },
  );

  test("what is unknown is null, never 0", () => {
    expect(cost("big-pro")).toBeNull();
    expect(cost("toString")).toBeNull();
    expect(cost("big", { usage: null })).toBeNull();
    expect(cost("quiet", { searches: 1 })).toBeNull();
    expect(cost("quiet")).toBeCloseTo(2);
  });

  test("the shipped table is dated and whole", () => {
    const { date, models } = readModelPrices(undefined);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Object.keys(models).length).toBeGreaterThan(10);
  });

  test("a table of one's own is read; a broken one ends the start with its name", () => {
    const folder = mkdtempSync(join(tmpdir(), "spellwright-prices-"));
    const file = join(folder, "prices.json");
    writeFileSync(file, JSON.stringify(PRICES));
    expect(readModelPrices(file)).toEqual(PRICES);
    writeFileSync(file, JSON.stringify({ ...PRICES, date: "yesterday" }));
    expect(() => readModelPrices(file)).toThrow("LANGUAGE_MODEL_PRICES");
    expect(() => readModelPrices(join(folder, "absent.json"))).toThrow("LANGUAGE_MODEL_PRICES");
  });
});
