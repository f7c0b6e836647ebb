import { expect, test } from "vitest";
import { dayAndMonth, fullDay } from "./dates.ts";

test.each([
  { iso: "2026-12-01T00:00:00.000Z", fr: "1er décembre", en: "December 1" },
  { iso: "2026-12-11T00:00:00.000Z", fr: "11 décembre", en: "December 11" },
  { iso: "2026-12-31T23:59:59.000Z", fr: "31 décembre", en: "December 31" },
])("the UTC day and month of $iso", ({ iso, fr, en }) => {
  expect(dayAndMonth(iso, "fr")).toBe(fr);
  expect(dayAndMonth(iso, "en")).toBe(en);
});

test("[HEAD-07] a date of an edition is written in full", () => {
  expect(fullDay("2026-08-07", "fr")).toBe("7 août 2026");
  expect(fullDay("2026-08-07", "en")).toBe("August 7, 2026");
});
