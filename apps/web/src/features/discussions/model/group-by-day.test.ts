import type { Discussion } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { groupByDay, relativeDate } from "./group-by-day.ts";

const NOW = new Date(2026, 10, 20, 14, 0);
const at = (...when: [number, number, number, number?, number?]) =>
  new Date(when[0], when[1], when[2], when[3] ?? 12, when[4] ?? 0).toISOString();

const discussion = (created_at: string): Discussion => ({
  id: created_at,
  title: created_at,
  user_id: "u",
  type: "oracle",
  deck_id: null,
  deck: null,
  context_summary: "",
  is_public: false,
  is_owner: true,
  created_at,
  updated_at: created_at,
});

describe("the discussions list", () => {
  it("[DISC-07] is grouped by today, this week, then months", () => {
    const days = [
      at(2026, 10, 20),
      at(2026, 10, 19),
      at(2026, 10, 14),
      at(2026, 10, 13),
      at(2025, 10, 3),
    ];
    const groups = groupByDay(days.map(discussion), NOW, "fr");
    expect(groups.map((group) => [group.kind, group.month, group.discussions.length])).toEqual([
      ["today", "", 1],
      ["thisWeek", "", 2],
      ["month", "Novembre", 1],
      ["month", "Novembre 2025", 1],
    ]);
  });

  it("[DISC-07] counts days at local midnight, not in blocks of 24 hours", () => {
    const [group] = groupByDay([discussion(at(2026, 10, 19, 23, 59))], NOW, "fr");
    expect(group?.kind).toBe("thisWeek");
  });

  it.each([
    [at(2026, 10, 20, 13, 59), "fr", "il y a 1 min"],
    [at(2026, 10, 20, 11, 0), "fr", "il y a 3 h"],
    [at(2026, 10, 20, 11, 0), "en", "3 hr. ago"],
    [at(2026, 10, 17), "fr", "mardi"],
    [at(2026, 10, 9), "fr", "9 novembre"],
    [at(2026, 10, 9), "en", "November 9"],
    [at(2025, 10, 9), "fr", "9 novembre 2025"],
  ] as const)("[DISC-07] dates %s in %s as « %s »", (iso, language, expected) => {
    expect(relativeDate(iso, NOW, language)?.replace(/\u00a0|\u202f/g, " ")).toBe(expected);
  });

  it("[DISC-07] has no figure for the last minute, nor for a clock that runs ahead", () => {
    expect(relativeDate(at(2026, 10, 20, 14, 0), NOW, "fr")).toBeNull();
    expect(relativeDate(at(2026, 10, 20, 14, 5), NOW, "fr")).toBeNull();
  });
});
