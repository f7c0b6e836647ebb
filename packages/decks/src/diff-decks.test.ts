import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOARDS, diffDecks } from "./index.ts";

const lines = fc.array(
  fc.record({
    name: fc.constantFrom("Forest", "Island", "Sol Ring"),
    board: fc.constantFrom(...BOARDS),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
);

describe("[FOR-06] what differs between two decks", () => {
  it("names each changed card with its copies before and after, by board, then name", () => {
    const before = [
      { name: "Sol Ring", board: "main" as const, quantity: 1 },
      { name: "Forest", board: "main" as const, quantity: 10 },
    ];
    const after = [
      { name: "Forest", board: "main" as const, quantity: 4 },
      { name: "Forest", board: "main" as const, quantity: 5 },
      { name: "Sol Ring", board: "sideboard" as const, quantity: 1 },
    ];
    expect(diffDecks(before, after)).toEqual([
      { name: "Forest", board: "main", before: 10, after: 9 },
      { name: "Sol Ring", board: "main", before: 1, after: 0 },
      { name: "Sol Ring", board: "sideboard", before: 0, after: 1 },
    ]);
  });

  it("is empty for a deck and itself in another order, and turns round", () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        expect(diffDecks(before, before.toReversed())).toEqual([]);
        const back = diffDecks(after, before).map((change) => ({
          ...change,
          before: change.after,
          after: change.before,
        }));
        expect(back).toEqual(diffDecks(before, after));
      }),
    );
  });
});
