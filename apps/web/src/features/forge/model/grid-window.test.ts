import { describe, expect, test } from "vitest";
import { CARDS_MAX, columnsOf, gridHeight, gridWindow } from "./grid-window.ts";

const shape = { rowHeight: 25, gap: 1.25, minColumnWidth: 20 };

test.each([
  { width: 10, columns: 1 },
  { width: 22.4, columns: 1 },
  { width: 46, columns: 2 },
  { width: 73, columns: 3 },
])("[FOR-02] $width rem hold $columns columns", ({ width, columns }) => {
  expect(columnsOf(shape, width)).toBe(columns);
});

describe("[FOR-02] of 1,000 decks", () => {
  test.each([
    { screen: 50, at: 0 },
    { screen: 50, at: 4000 },
    { screen: 5000, at: 2000 },
    { screen: 50, at: 1e6 },
    { screen: 50, at: -300 },
  ])("a bounded part is drawn ($screen rem high, scrolled by $at)", ({ screen, at }) => {
    for (const width of [22, 46, 73]) {
      const seen = { from: at, to: at + screen };
      const { start, end, top, columns } = gridWindow(shape, 1000, width, seen);
      expect(end - start).toBeLessThanOrEqual(CARDS_MAX);
      expect(start % columns).toBe(0);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(1000);
      expect(top).toBe((start / columns) * 26.25);
    }
  });

  test("every card that is seen is drawn", () => {
    for (let at = 0; at < 8000; at += 137) {
      const { start, end } = gridWindow(shape, 1000, 73, { from: at, to: at + 60 });
      const firstSeen = Math.floor(at / 26.25) * 3;
      const lastSeen = Math.min(999, (Math.floor((at + 60) / 26.25) + 1) * 3 - 1);
      expect(start).toBeLessThanOrEqual(firstSeen);
      expect(end).toBeGreaterThan(lastSeen);
    }
  });

  test("the grid is as high as all its rows", () => {
    expect(gridHeight(shape, 3, 1000)).toBe(334 * 26.25 - 1.25);
    expect(gridHeight(shape, 3, 0)).toBe(0);
  });
});

test("[FOR-02] no deck, nothing to draw", () => {
  expect(gridWindow(shape, 0, 73, { from: 0, to: 50 })).toMatchObject({ start: 0, end: 0 });
});
