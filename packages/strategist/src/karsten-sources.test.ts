import { describe, expect, test } from "vitest";
import { card, deckOf } from "../test/made-deck.ts";
import { colorTarget } from "./color-targets.ts";
import { sourcesNeeded } from "./karsten-sources.ts";
import { usualLands } from "./usual-ranges.ts";

describe("[ANA-03] the published sources of a color", () => {
  test.each([
    [60, 1, 1, 14],
    [60, 2, 2, 21],
    [60, 2, 3, 18],
    [60, 3, 3, 23],
    [99, 1, 2, 19],
    [99, 2, 4, 26],
    [99, 3, 3, 36],
    [60, 4, 4, 24],
    [60, 4, 6, 20],
    [99, 4, 4, 39],
    [99, 4, 5, 36],
    [99, 4, 9, 33],
  ] as const)("give %d cards, %d symbols at mana value %d: %d", (size, symbols, value, needed) => {
    expect(sourcesNeeded(size, symbols, value)).toBe(needed);
  });

  test("a later spell never asks for more, another symbol never for less", () => {
    for (const size of [60, 99] as const)
      for (const symbols of [1, 2, 3, 4])
        for (let value = symbols; value < 9; value++) {
          const here = sourcesNeeded(size, symbols, value);
          expect(sourcesNeeded(size, symbols, value + 1)).toBeLessThanOrEqual(here);
          expect(sourcesNeeded(size, symbols + 1, value + 1)).toBeGreaterThanOrEqual(
            sourcesNeeded(size, symbols, value + 1),
          );
        }
  });

  test("a cost beyond the table asks for its last figure", () => {
    expect(sourcesNeeded(99, 5, 9)).toBe(sourcesNeeded(99, 4, 6));
  });
});

describe("[ANA-03] the sources that a card asks for", () => {
  const land = [{ name: "Front" }, { name: "Back", type_line: "Land" }];
  test.each([
    ["a spell", { mana_cost: "{1}{B}{B}", cmc: 3 }, 28],
    ["a hybrid cost, which another color pays", { mana_cost: "{W/B}{W/B}", cmc: 2 }, undefined],
    [
      "a Room: its dearer door, never both at once",
      { layout: "split", mana_cost: "{2}{B} // {3}{B}{B}", cmc: 8 },
      24,
    ],
    [
      "an adventurer card: the creature, not the Adventure with it",
      { layout: "adventure", mana_cost: "{1}{B}{B} // {1}{B}", cmc: 3 },
      28,
    ],
    [
      "a half that only the graveyard casts asks for none",
      { layout: "split", keywords: ["Aftermath"], mana_cost: "{3}{B} // {4}{B}{B}", cmc: 10 },
      16,
    ],
    [
      "what is a land on its other side asks for none",
      { layout: "modal_dfc", mana_cost: "{X}{B}{B}{B}", cmc: 3, card_faces: land },
      undefined,
    ],
    [
      "what is another spell there asks as its front does",
      {
        layout: "modal_dfc",
        mana_cost: "{1}{B}",
        cmc: 2,
        card_faces: [{ name: "Front" }, { name: "Back" }],
      },
      19,
    ],
  ])("are counted for %s", (_, more, needed) => {
    expect(colorTarget(deckOf(card("", more)), "B")?.needed).toBe(needed);
  });
});

describe("[ANA-03] the lands that the published formula gives", () => {
  // 60 cards: 19.59 + 1.90 × average - 0.28 × cheap; 99: 31.42 + 3.13 × average - 0.28 × cheap.
  test.each([
    ["modern", 2, 0, 60, { least: 22, most: 24 }],
    ["modern", 3, 8, 60, { least: 22, most: 24 }],
    ["commander", 3, 10, 100, { least: 37, most: 39 }],
    ["commander", 3, 0, 100, { least: 40, most: 42 }],
    ["modern", 2, 0, 80, { least: 30, most: 32 }],
    ["draft", 2, 0, 40, undefined],
  ] as const)(
    "are computed for %s, average %d, %d cheap cards, %d cards",
    (format, average, cheap, cards, lands) => {
      expect(usualLands(format, average, cheap, cards)).toEqual(lands);
    },
  );
});
