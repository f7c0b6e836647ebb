import { describe, expect, test } from "vitest";
import { discussionsUpTo, NOW } from "./discussions-for-tests.ts";
import { DAY_HEIGHT, listHeight, listRows, ROW_HEIGHT, ROWS_MAX, rowWindow } from "./list-rows.ts";

const many = listRows(discussionsUpTo(5000), NOW, "fr");

describe("[DISC-01] rows of the list", () => {
  test("a day stands above its first row and moves the ones below", () => {
    const rows = listRows(discussionsUpTo(16), NOW, "fr");
    expect(rows.map(({ day }) => day?.kind ?? null)).toEqual([
      "today",
      ...Array.from({ length: 14 }, () => null),
      "thisWeek",
    ]);
    expect(rows[1]?.top).toBe(DAY_HEIGHT + ROW_HEIGHT);
    expect(listHeight(rows)).toBe(2 * DAY_HEIGHT + 16 * ROW_HEIGHT);
  });

  test("an empty list has no height and no window", () => {
    expect(listHeight([])).toBe(0);
    expect(rowWindow([], 0, 50)).toEqual({ start: 0, end: 0 });
  });
});

describe("[DISC-01] of 5,000 discussions", () => {
  test.each([
    { screen: 50, at: 0 },
    { screen: 50, at: 300 },
    { screen: 500, at: 9000 },
    { screen: 50, at: 1e6 },
    { screen: 50, at: -20 },
  ])("at most 60 rows are drawn ($screen rem high, scrolled by $at)", ({ screen, at }) => {
    const { start, end } = rowWindow(many, at, at + screen);
    expect(end - start).toBeLessThanOrEqual(ROWS_MAX);
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(many.length);
  });

  test("all that a screen shows is drawn, wherever it stands", () => {
    const screen = 60;
    const height = listHeight(many);
    for (let at = 0; at < height; at += 37.3) {
      const { start, end } = rowWindow(many, at, at + screen);
      const drawn = many.slice(start, end);
      expect(drawn[0]?.top ?? 0).toBeLessThanOrEqual(at);
      const last = drawn.at(-1);
      const bottom = end === many.length ? height : (last?.top ?? 0) + ROW_HEIGHT;
      expect(bottom).toBeGreaterThanOrEqual(Math.min(at + screen, height));
    }
  });
});
