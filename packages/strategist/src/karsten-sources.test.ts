import { describe, expect, test } from "vitest";
import { sourcesNeeded } from "./karsten-sources.ts";

describe("[ANA-03] the published sources of a color", () => {
  test.each([
    [60, 1, 1, 14],
    [60, 2, 2, 21],
    [60, 2, 3, 18],
    [60, 3, 3, 23],
    [99, 1, 2, 19],
    [99, 2, 4, 26],
    [99, 3, 3, 36],
    [60, 4, 4, 24],
    [60, 4, 6, 20],
    [99, 4, 4, 39],
    [99, 4, 5, 36],
    [99, 4, 9, 33],
  ] as const)("%d cards, %d symbols at mana value %d: %d", (size, symbols, value, needed) => {
    expect(sourcesNeeded(size, symbols, value)).toBe(needed);
  });

  test("a later spell never asks for more, another symbol never for less", () => {
    for (const size of [60, 99] as const)
      for (const symbols of [1, 2, 3, 4])
        for (let value = symbols; value < 9; value++) {
          const here = sourcesNeeded(size, symbols, value);
          expect(sourcesNeeded(size, symbols, value + 1)).toBeLessThanOrEqual(here);
          expect(sourcesNeeded(size, symbols + 1, value + 1)).toBeGreaterThanOrEqual(
            sourcesNeeded(size, symbols, value + 1),
          );
        }
  });

  test("a cost beyond the table asks for its last figure", () => {
    expect(sourcesNeeded(99, 5, 9)).toBe(sourcesNeeded(99, 4, 6));
  });
});
