import { describe, expect, test } from "vitest";
import { chanceOfColor, sourcesNeeded } from "./color-odds.ts";

describe("[FOR-09] colors on curve", () => {
  test("with all lands of the color it is certain, with none it never happens", () => {
    const need = { deck: 60, lands: 24, pips: 2, turn: 3 };
    expect(chanceOfColor({ ...need, sources: 24 })).toBeCloseTo(1, 9);
    expect(chanceOfColor({ ...need, sources: 0 })).toBe(0);
    expect(chanceOfColor({ ...need, pips: 0, sources: 0 })).toBe(1);
  });

  test("agrees with a count by hand", () => {
    // Two cards are the whole deck: both are seen, both are lands, one of them of the color.
    expect(chanceOfColor({ deck: 2, lands: 2, sources: 1, pips: 1, turn: 1 })).toBe(1);
    expect(chanceOfColor({ deck: 2, lands: 2, sources: 1, pips: 2, turn: 2 })).toBe(0);
  });

  test("more symbols ask for more sources, later turns for fewer", () => {
    const of = (pips: number, turn: number) =>
      sourcesNeeded({ deck: 60, lands: 24, pips, turn }) ?? Number.POSITIVE_INFINITY;
    expect(of(1, 1)).toBeLessThan(of(2, 2));
    expect(of(2, 2)).toBeLessThan(of(3, 3));
    expect(of(1, 1)).toBeGreaterThan(of(1, 3));
    // Karsten's published figures for 60 cards lie around 14, 21 and 23.
    expect(Math.abs(of(1, 1) - 14)).toBeLessThanOrEqual(2);
    expect(Math.abs(of(2, 2) - 21)).toBeLessThanOrEqual(2);
  });
});
