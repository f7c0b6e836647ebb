import type { DeckLine } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import {
  bottomCount,
  canDeal,
  dealHand,
  drawCard,
  keepHand,
  landsIn,
  libraryOf,
  mayMulligan,
  putOnBottom,
} from "./deal-hand.ts";
import { lineWith } from "./line-for-tests.ts";

const land = (quantity: number): DeckLine => ({
  ...lineWith("Forest", quantity),
  category: "land",
});
const bear = (quantity: number): DeckLine => ({
  ...lineWith("Bear", quantity),
  category: "creature",
});
/** Never the same number twice in a row, always the same ones. */
const steps = (): (() => number) => {
  let at = 0;
  return () => {
    at = (at + 0.37) % 1;
    return at;
  };
};
const cards = libraryOf([land(4), bear(6)]);

describe("[FOR-06] an opening hand that is tried", () => {
  test("is drawn from the main deck alone", () => {
    const commander = { ...bear(1), id: "lead", is_commander: true };
    const library = libraryOf([land(2), commander, lineWith("Aside", 3, "sideboard")]);
    expect(library.map(({ line }) => line.card_name)).toEqual(["Forest", "Forest"]);
    expect(new Set(cards.map(({ key }) => key)).size).toBe(10);
  });

  test.each([
    [6, false],
    [7, true],
  ])("comes from a library of %d cards: %s", (count, isDealt) => {
    expect(canDeal(libraryOf([land(count)]))).toBe(isDealt);
  });

  test("no card is lost or doubled, and the lands that were seen are counted", () => {
    const dealing = dealHand(cards, steps());
    expect(dealing.hand).toHaveLength(7);
    const keys = [...dealing.hand, ...dealing.library].map(({ key }) => key);
    expect(keys.toSorted()).toEqual(cards.map(({ key }) => key).toSorted());
    expect(dealing.landsSeen).toBe(landsIn(dealing.hand));
  });

  test.each([
    [0, false, 0],
    [1, false, 1],
    [1, true, 0],
    [2, true, 1],
    [6, false, 6],
  ])("after %d mulligans, the first free: %s, %d go to the bottom (CR 103.5)", (n, free, count) => {
    const dealing = dealHand(cards, steps(), n);
    expect(dealing.hand).toHaveLength(7);
    expect(bottomCount(dealing, free)).toBe(count);
    expect(keepHand(dealing, free).phase).toBe(count === 0 ? "kept" : "bottoming");
  });

  test("a mulligan that would leave no card is not offered", () => {
    expect(mayMulligan(dealHand(cards, steps(), 5), false)).toBe(true);
    expect(mayMulligan(dealHand(cards, steps(), 6), false)).toBe(false);
    expect(mayMulligan(dealHand(cards, steps(), 6), true)).toBe(true);
    expect(mayMulligan(dealHand(cards, steps(), 7), true)).toBe(false);
  });

  test("what went to the bottom is neither held nor drawn", () => {
    const dealing = keepHand(dealHand(cards, steps(), 1), false);
    const [first] = dealing.hand;
    const kept = putOnBottom(dealing, new Set([first?.key ?? ""]));
    expect(kept).toMatchObject({ phase: "kept", landsSeen: dealing.landsSeen });
    let drawn = kept;
    for (let each = 0; each < 5; each++) drawn = drawCard(drawn);
    expect(drawn.drawn).toBe(3);
    expect(drawn.hand).toHaveLength(9);
    expect(drawn.hand).not.toContain(first);
  });
});
