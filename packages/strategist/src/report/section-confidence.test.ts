import { describe, expect, test } from "vitest";
import { card, deckOf, fill } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { sectionConfidence } from "./section-confidence.ts";

describe("[ANA-08] how far a section of a report can be trusted", () => {
  const known = deckFacts(deckOf(...fill));
  const half = deckOf(...fill);
  const unread = deckFacts({
    ...half,
    entries: half.entries.map((entry, at) => (at % 2 === 0 ? { ...entry, card: null } : entry)),
  });

  test("what is counted is surer than what is read, and that than what is usual", () => {
    const shareOf = (part: "statistics" | "plan" | "swaps") =>
      sectionConfidence(known, part)?.share ?? 0;
    expect(shareOf("statistics")).toBe(1);
    expect(shareOf("plan")).toBeLessThan(shareOf("statistics"));
    expect(shareOf("swaps")).toBeLessThan(shareOf("plan"));
  });

  test("cards that are not known make every section less sure", () => {
    for (const part of ["statistics", "plan", "swaps"] as const)
      expect(sectionConfidence(unread, part)?.share).toBeLessThan(
        sectionConfidence(known, part)?.share ?? 0,
      );
  });

  test("it says how many cards it stands on; what tells of the plan alone has none", () => {
    const { count, all } = sectionConfidence(unread, "statistics") ?? { count: 0, all: 0 };
    expect([count > 0, all > count]).toEqual([true, true]);
    expect(sectionConfidence(deckFacts(deckOf(card("Scry 1."))), "locked")).toBeUndefined();
  });
});
