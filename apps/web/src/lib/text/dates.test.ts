import { expect, test } from "vitest";
import { dayAndMonth, fullDay } from "./dates.ts";

test.each([
  { iso: "2026-12-01T00:00:00.000Z", fr: "1er décembre", en: "December 1" },
  { iso: "2026-12-11T00:00:00.000Z", fr: "11 décembre", en: "December 11" },
  { iso: "2026-12-31T23:59:59.000Z", fr: "31 décembre", en: "December 31" },
])("[HEAD-07] shows the UTC day and month of $iso", ({ iso, fr, en }) => {
  expect(dayAndMonth(iso, "fr")).toBe(fr);
  expect(dayAndMonth(iso, "en")).toBe(en);
});

test.each([
  { iso: "2026-08-07", fr: "7 août 2026", en: "August 7, 2026" },
  { iso: "2026-01-01", fr: "1er janvier 2026", en: "January 1, 2026" },
  { iso: "2028-02-29T23:59:59.000Z", fr: "29 février 2028", en: "February 29, 2028" },
  { iso: "2020-02-20", fr: "20 février 2020", en: "February 20, 2020" },
])("[HEAD-07] $iso, the date of an edition, is written in full", ({ iso, fr, en }) => {
  expect(fullDay(iso, "fr")).toBe(fr);
  expect(fullDay(iso, "en")).toBe(en);
});

test("[HEAD-07] every month has its name, written as the language itself writes a date", () => {
  for (const [language, locale] of [
    ["fr", "fr-FR"],
    ["en", "en-US"],
  ] as const)
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2026, month, 9));
      const written = date.toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
      expect(fullDay(date.toISOString(), language)).toBe(written);
    }
});
