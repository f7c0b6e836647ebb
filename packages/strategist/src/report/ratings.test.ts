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

  test("[ANA-03] copies make up for draw in sixty cards, and single cards do not", () => {
    const repeated = { ...deckOf(), format: "modern" as const, entries: [] };
    const listOf = (copies: number) => ({
      ...repeated,
      entries: Array.from({ length: 36 / copies }, () => line(card("Scry 1."), copies)),
    });
    expect(rate(listOf(4)).consistency).toBeGreaterThan(rate(listOf(1)).consistency ?? 10);
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

  // Lists of our own, as a shop, an owner who spent a little, a strong player and a tournament would have them.
  const answer = (cmc: number) => card("Destroy target creature.", { cmc, type_line: "Instant" });
  const draw = (cmc: number) => card("Draw two cards.", { cmc });
  const tutor = (cmc: number) =>
    card("Search your library for a card, put it into your hand, then shuffle.", { cmc });
  const fast = () => card("{T}: Add {C}{C}.", { cmc: 1, type_line: "Artifact" });
  const times = <Each>(count: number, make: () => Each) => Array.from({ length: count }, make);
  const LADDER = [
    [
      ...times(8, () => answer(4)),
      ...times(8, () => draw(5)),
      ...times(40, () => card("Scry 1.", { cmc: 4 })),
    ],
    [
      ...times(8, () => answer(3)),
      ...times(8, () => draw(4)),
      fast(),
      ...times(38, () => card("Scry 1.", { cmc: 3 })),
    ],
    [
      ...times(9, () => answer(2)),
      ...times(9, () => draw(3)),
      ...times(3, fast),
      ...times(2, () => tutor(3)),
      ...times(35, () => card("Scry 1.", { cmc: 3 })),
    ],
    [
      ...times(10, () => answer(1)),
      ...times(10, () => draw(2)),
      ...times(8, fast),
      ...times(8, () => tutor(2)),
      ...times(25, () => card("Scry 1.", { cmc: 2 })),
    ],
  ];

  test("[Q-3] stronger lists are rated higher, step by step", () => {
    const overall = LADDER.map((cards) => {
      const ratings = rateDeck(deckFacts(deckOf(...cards)));
      return ratings.reduce((sum, { rating }) => sum + rating, 0);
    });
    expect(overall).toEqual(overall.toSorted((a, b) => a - b));
    expect(new Set(overall).size).toBe(LADDER.length);
  });

  test("[Q-3] as many answers and draws count more where they are cheap", () => {
    const [dear, cheap] = [5, 1].map((cmc) =>
      rate(deckOf(...fill, ...times(8, () => answer(cmc)), ...times(8, () => draw(cmc)))),
    );
    for (const attribute of ["interaction", "consistency", "resilience"])
      expect(cheap?.[attribute]).toBeGreaterThan(dear?.[attribute] ?? 10);
  });

  test("[Q-3] burn is faster than midrange, though its spells say more than they cost", () => {
    const spectacle =
      "Spectacle {R} (You may cast this spell for its spectacle cost rather than its mana cost.)";
    const burn = times(40, () =>
      card(`${spectacle}\nThis spell deals 3 damage to any target.`, { cmc: 4 }),
    );
    const midrange = times(40, () => card("Destroy target creature.", { cmc: 3 }));
    expect(rate(deckOf(...burn)).speed).toBeGreaterThan(rate(deckOf(...midrange)).speed ?? 10);
  });
});
