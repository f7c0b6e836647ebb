import { describe, expect, test } from "vitest";
import { isKeepable, landToPlay } from "./draw-hand.ts";
import type { PlayableCard } from "./playable-cards.ts";

const spell: PlayableCard = {
  ...{
    isLand: false,
    isModalLand: false,
    isLate: false,
    isQuick: true,
    isCommander: false,
    isAsked: false,
  },
  ...{ cost: 2, mana: 0, power: 0, burn: 0 },
  ...{ from: 0, once: 0, onceCost: 0, isTapped: false, colors: new Set() },
};
const land: PlayableCard = { ...spell, isLand: true, cost: 0, mana: 1 };
const late: PlayableCard = { ...land, isLate: true };
const modal: PlayableCard = { ...spell, isModalLand: true };
const handOf = (...parts: readonly (readonly [number, PlayableCard])[]) =>
  parts.flatMap(([copies, card]) => Array<PlayableCard>(copies).fill(card));

describe("[FOR-09] a hand is kept for its lands, two-faced cards among them", () => {
  test.each([
    ["three lands", handOf([3, land], [4, spell]), true],
    ["one land", handOf([1, land], [6, spell]), false],
    ["one land and a two-faced card", handOf([1, land], [1, modal], [5, spell]), true],
    ["two-faced cards alone, one of which is a spell", handOf([7, modal]), true],
    ["two-faced cards that are all lands", handOf([2, modal], [5, { ...spell, cost: 6 }]), false],
    ["a land beside one whose mana waits", handOf([1, land], [1, late], [5, spell]), false],
    ["six lands", handOf([6, land], [1, spell]), false],
  ])("%s", (_hand, cards, isKept) => {
    expect(isKeepable(cards)).toBe(isKept);
  });

  test("a land is played before a two-faced card, one that makes mana now before one that waits", () => {
    expect(landToPlay([modal, late, land], 0, 0)).toBe(2);
    expect(landToPlay([modal, late], 0, 0)).toBe(1);
    expect(landToPlay([spell, modal], 3, 3)).toBe(1);
    expect(landToPlay([spell, modal], 4, 4)).toBe(-1);
  });

  test("a hand of one land is kept where mana for one or less makes up for another", () => {
    const rock: PlayableCard = { ...spell, cost: 1, mana: 1 };
    const slow: PlayableCard = { ...spell, cost: 3, mana: 1 };
    expect(isKeepable(handOf([1, land], [1, rock], [5, spell]))).toBe(true);
    expect(isKeepable(handOf([1, land], [1, slow], [5, spell]))).toBe(false);
    expect(isKeepable(handOf([2, rock], [5, spell]))).toBe(false);
  });

  test("a tapped land is played where its mana is not missed", () => {
    const tapped: PlayableCard = { ...land, isTapped: true };
    expect(landToPlay([land, tapped, spell], 0, 0)).toBe(1);
    expect(landToPlay([land, tapped, spell], 1, 1)).toBe(0);
  });
});
