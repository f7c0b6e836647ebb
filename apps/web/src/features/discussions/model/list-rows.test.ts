import { expect, test } from "vitest";
import { discussionsUpTo, NOW } from "./discussions-for-tests.ts";
import { heightOf, listRows } from "./list-rows.ts";

test("[DISC-01] a day stands above its first row and makes it higher", () => {
  const rows = listRows(discussionsUpTo(16), NOW, "fr");
  expect(rows.map(({ day }) => day?.kind ?? null)).toEqual([
    "today",
    ...Array.from({ length: 14 }, () => null),
    "thisWeek",
  ]);
  expect(heightOf(rows[15])).toBe(heightOf(rows[0]));
  expect(heightOf(rows[0])).toBeGreaterThan(heightOf(rows[1]));
});
