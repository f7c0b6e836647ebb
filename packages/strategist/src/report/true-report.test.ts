import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { card, deckOf, fill, plain } from "../../test/made-deck.ts";
import { type ReportParts, reportOnDeck } from "./deck-report.ts";

const parts = (candidates: readonly Card[], near: ReportParts["near"] = []): ReportParts => ({
  candidates,
  near,
});

describe("what a report says and leaves unsaid", () => {
  test("[Q-1] a combo that lacks a card which does nothing else in the deck is none either", () => {
    const [there] = fill;
    const lone = plain();
    const near = [{ missing: lone.name, cards: [lone.name, there?.name ?? ""] }];
    expect(reportOnDeck(deckOf(...fill), parts([lone], near)).near).toEqual([]);
  });

  test("[ANA-03] a list that may not be played says why, first of all that is to mend", () => {
    const banned = card("Scry 1.", { legalities: { commander: "banned" } });
    const { weaknesses } = reportOnDeck(deckOf(banned, ...fill), parts([]));
    expect(weaknesses.map(({ code }) => code)).toContain("deckIllegal");
    expect(weaknesses).toContainEqual(
      expect.objectContaining({
        code: "legality.banned",
        params: expect.objectContaining({ name: { card: expect.anything() } }),
      }),
    );
  });

  test("[Q-3] what is put into play is not played out card by card: no clock is told", () => {
    const leads = card(
      "Whenever this attacks, you may put a Dragon creature card from your hand onto the battlefield.",
      { type_line: "Legendary Creature — Human", power: "2", color_identity: ["G"] },
    );
    const dragons = Array.from({ length: 8 }, () =>
      card("Flying", { type_line: "Creature — Dragon", cmc: 7, power: "7" }),
    );
    const codesOf = (...cards: readonly Card[]) => {
      const { entries, ...deck } = deckOf(...cards, ...fill);
      const led = entries.map((entry) =>
        entry.board === "commander" ? { ...entry, name: leads.name, card: leads } : entry,
      );
      return reportOnDeck({ ...deck, entries: led }, parts([])).games.map(({ code }) => code);
    };
    expect(codesOf(...dragons)).toEqual(["handsSimulated"]);
  });
});
