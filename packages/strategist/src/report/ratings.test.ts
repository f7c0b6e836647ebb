import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { card, deckOf, fill, line } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import type { StrategyDeck } from "../strategist.ts";
import { rateDeck } from "./ratings.ts";

describe("[ANA-03] ratings out of 10", () => {
  const rate = (deck: StrategyDeck) =>
    Object.fromEntries(rateDeck(deckFacts(deck)).map((each) => [each.attribute, each.rating]));

  test("an answer more never lowers interaction, and no rating leaves the scale", async () => {
    const answers = Array.from({ length: 30 }, (_, at) =>
      card(at % 2 === 0 ? "Counter target spell." : "Destroy target creature.", { cmc: at % 7 }),
    );
    await fc.assert(
      fc.property(fc.integer({ min: 0, max: 29 }), (count) => {
        const before = rate(deckOf(...fill, ...answers.slice(0, count)));
        const after = rate(deckOf(...fill, ...answers.slice(0, count + 1)));
        expect(after.interaction ?? 0).toBeGreaterThanOrEqual(before.interaction ?? 0);
        for (const rating of Object.values(after)) {
          expect(rating).toBeGreaterThanOrEqual(0);
          expect(rating).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  test("no average is made up for a list without spells", () => {
    const land = card("{T}: Add {R}.", { type_line: "Basic Land — Mountain" });
    const [speed] = rateDeck(deckFacts({ ...deckOf(), entries: [line(land, 60)] }));
    expect(speed?.figures).toEqual({});
  });

  test("cheap cards and fast mana are faster", () => {
    const cheap = Array.from({ length: 40 }, () => card("Scry 1.", { cmc: 1 }));
    const rock = card("{T}: Add {C}{C}.", { cmc: 1, type_line: "Artifact" });
    expect(rate(deckOf(...cheap)).speed).toBeGreaterThan(rate(deckOf(...fill)).speed ?? 10);
    expect(rate(deckOf(...fill, rock)).speed).toBeGreaterThan(rate(deckOf(...fill)).speed ?? 10);
  });
});
