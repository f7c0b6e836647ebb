import { describe, expect, test } from "vitest";
import { ageOf, isNew, isRecent, NEW_MS } from "./ages.ts";

const NOW = new Date("2026-11-20T18:00:00.000Z");
const before = (ms: number) => new Date(NOW.getTime() - ms).toISOString();
const HOUR_MS = 3_600_000;

describe("[FOR-02] a deck is new", () => {
  test("for 24 hours", () => {
    expect(isNew(before(NEW_MS - 1), NOW)).toBe(true);
    expect(isNew(before(NEW_MS), NOW)).toBe(false);
  });

  test("by a clock that runs behind, too", () => {
    expect(isNew(before(-HOUR_MS), NOW)).toBe(true);
  });
});

test("[FOR-03] a question is recent by what was last said, not by when it began", () => {
  const question = { created_at: before(30 * NEW_MS), updated_at: before(NEW_MS - 1) };
  expect(isRecent(question, NOW)).toBe(true);
  expect(isRecent({ ...question, updated_at: before(NEW_MS) }, NOW)).toBe(false);
});

describe("[FOR-03] the time since something happened", () => {
  test.each([
    { ms: -5, fr: { kind: "now" }, en: { kind: "now" } },
    { ms: 59_000, fr: { kind: "now" }, en: { kind: "now" } },
    {
      ms: 5 * HOUR_MS,
      fr: { kind: "ago", text: "il y a 5 h" },
      en: { kind: "ago", text: "5 hr. ago" },
    },
    {
      ms: 6 * 24 * HOUR_MS,
      fr: { kind: "on", date: "14 nov." },
      en: { kind: "on", date: "Nov 14" },
    },
    {
      ms: 366 * 24 * HOUR_MS,
      fr: { kind: "on", date: "19 nov. 2025" },
      en: { kind: "on", date: "Nov 19, 2025" },
    },
  ])("says what $ms ms ago is", ({ ms, fr, en }) => {
    const spaced = (age: object) => JSON.parse(JSON.stringify(age).replaceAll(/\s/gu, " "));
    expect(spaced(ageOf(before(ms), NOW, "fr"))).toEqual(fr);
    expect(spaced(ageOf(before(ms), NOW, "en"))).toEqual(en);
  });
});
