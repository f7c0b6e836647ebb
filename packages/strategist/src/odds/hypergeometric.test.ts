import { describe, expect, test } from "vitest";
import {
  chanceBetween,
  chanceOfAtLeast,
  chanceOfExactly,
  chanceOfLandsAndCard,
  expectedCount,
} from "./hypergeometric.ts";
import { cardsSeenBy, mulliganOdds, skipsFirstDraw } from "./opening-hand.ts";

describe("[FOR-09] chances to draw", () => {
  test("one of four copies in seven of sixty cards: 39.9 %, as every table says", () => {
    expect(chanceOfAtLeast({ deck: 60, wanted: 4, drawn: 7 }, 1)).toBeCloseTo(0.3995, 4);
  });

  test("are those of counting all hands of a small deck", () => {
    // 2 of 5 cards drawn, 2 wanted: 10 hands, of which 1 has both, 6 one and 3 none.
    const draw = { deck: 5, wanted: 2, drawn: 2 };
    expect([0, 1, 2].map((count) => chanceOfExactly(draw, count))).toEqual([
      expect.closeTo(0.3),
      expect.closeTo(0.6),
      expect.closeTo(0.1),
    ]);
    expect(expectedCount(draw)).toBeCloseTo(0.8);
  });

  test.each([
    { deck: 99, wanted: 37, drawn: 10 },
    { deck: 60, wanted: 24, drawn: 7 },
    { deck: 7, wanted: 7, drawn: 7 },
    { deck: 40, wanted: 0, drawn: 9 },
  ])("come to one over all counts: $wanted of $deck", (draw) => {
    expect(chanceBetween(draw, 0, draw.drawn)).toBeCloseTo(1, 9);
    expect(chanceOfAtLeast(draw, 0)).toBe(1);
  });

  test("what cannot happen has none", () => {
    expect(chanceOfExactly({ deck: 60, wanted: 4, drawn: 7 }, 5)).toBe(0);
    expect(chanceOfAtLeast({ deck: 60, wanted: 0, drawn: 7 }, 1)).toBe(0);
  });

  test("the starting player draws no card in the first turn (CR 103.8a)", () => {
    expect(cardsSeenBy(1, true)).toBe(7);
    expect(cardsSeenBy(1, false)).toBe(8);
    expect(cardsSeenBy(4, true)).toBe(10);
  });

  test.each([
    ["modern", true],
    ["duel commander", true],
    ["commander", false],
    ["cedh", false],
    [null, true],
  ] as const)("who starts a game of %s skips the first draw: %s (CR 103.8c)", (format, skips) => {
    expect(skipsFirstDraw(true, format)).toBe(skips);
    expect(skipsFirstDraw(false, format)).toBe(false);
  });

  test("a mulligan is a second chance at seven cards (CR 103.5)", () => {
    const { keepsSeven, keepsAfterOne } = mulliganOdds({ deck: 60, wanted: 24 });
    expect(keepsAfterOne).toBeCloseTo(1 - (1 - keepsSeven) * (1 - keepsSeven), 9);
    expect(keepsSeven).toBeGreaterThan(0.8);
  });
});

describe("[FOR-09] chances to hold a card and the lands that cast it", () => {
  const asked = { deck: 5, drawn: 2, lands: 3, sources: 2, mana: 1, symbols: 1 };

  test("are those of counting all hands of a small deck", () => {
    // Two lands of the color, one of another, the card once, one other card: 10 hands of two.
    expect(chanceOfLandsAndCard({ ...asked, copies: 1 })).toBeCloseTo(2 / 10);
    expect(chanceOfLandsAndCard({ ...asked, copies: null })).toBeCloseTo(7 / 10);
  });

  test("two symbols want two lands of the color", () => {
    expect(chanceOfLandsAndCard({ ...asked, mana: 2, symbols: 2, copies: null })).toBeCloseTo(
      1 / 10,
    );
  });
});
