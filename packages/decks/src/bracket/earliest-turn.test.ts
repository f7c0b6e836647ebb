import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { earliestTurn } from "./earliest-turn.ts";

describe("[BRK-03] the turn in which a combo can be paid for with a land each turn", () => {
  it.each([
    [[1, 2], 0, 2],
    // Both of three mana: one in the third turn, the other in the fourth.
    [[3, 3], 0, 4],
    [[2, 4], 0, 4],
    [[5, 5], 0, 6],
    [[8, 1], 0, 8],
    [[0, 0], 0, 1],
    [[1, 1], 5, 4],
    [[], 10, 4],
    [[3, 3, 3], 0, 5],
  ])("comes for cards of %j and %i mana more in turn %i", (costs, further, turn) => {
    expect(earliestTurn(costs, further)).toBe(turn);
  });

  it("is never before the dearest card, and never earlier for a card more", async () => {
    const cost = fc.integer({ min: 0, max: 7 });
    await fc.assert(
      fc.property(fc.array(cost, { minLength: 1, maxLength: 4 }), cost, (costs, more) => {
        const turn = earliestTurn(costs, 0);
        expect(turn).toBeGreaterThanOrEqual(Math.max(...costs));
        expect(earliestTurn([...costs, more], 0)).toBeGreaterThanOrEqual(turn);
        expect(earliestTurn(costs.toReversed(), 0)).toBe(turn);
      }),
    );
  });
});
