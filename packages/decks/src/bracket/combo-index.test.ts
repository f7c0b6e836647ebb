import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createComboIndex } from "./combo-index.ts";

const combos = [
  { cards: ["A", "B"] },
  { cards: ["A", "C", "D"] },
  { cards: ["B", "C", "D", "E", "F"] },
  { cards: ["Front // Back", "A"] },
];

describe("[BRK-01] combos by their cards", () => {
  it("finds whole ones and those that lack one card, of two to five cards", () => {
    expect(createComboIndex(combos).find(["A", "B", "C"])).toEqual({
      whole: [0],
      near: [
        { at: 1, missing: "D" },
        { at: 3, missing: "Front // Back" },
      ],
    });
    expect(createComboIndex(combos).find(["F", "E", "D", "C", "B"]).whole).toEqual([2]);
    expect(createComboIndex(combos).find(["C", "E", "F", "D"]).near).toEqual([
      { at: 1, missing: "A" },
      { at: 2, missing: "B" },
    ]);
  });

  it("knows a card by its first side", () => {
    expect(createComboIndex(combos).find(["a", "front"]).whole).toEqual([3]);
  });

  it("says the same as a plain scan, again and again", async () => {
    const name = fc.constantFrom(..."ABCDEFGHIJ");
    const cards = fc.uniqueArray(name, { minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.property(fc.array(cards, { maxLength: 30 }), fc.array(cards), (lists, decks) => {
        const index = createComboIndex(lists.map((each) => ({ cards: each })));
        for (const deck of decks) {
          const lacking = (at: number) => lists[at]?.filter((each) => !deck.includes(each)) ?? [];
          const places = [...lists.keys()];
          expect(index.find(deck)).toEqual({
            whole: places.filter((at) => lacking(at).length === 0),
            near: places
              // Nothing of a two-card combo is there: it is not near, but elsewhere.
              .filter((at) => lacking(at).length === 1)
              .map((at) => ({ at, missing: lacking(at)[0] })),
          });
        }
      }),
    );
  });
});
