import { describe, expect, test } from "vitest";
import { furtherLands, landOdds } from "./land-odds.ts";

describe("[FOR-09] lands to come", () => {
  test("by turn: a land drop each turn, the draw of the other player helps (CR 103.8a)", () => {
    const [first, second] = landOdds({ library: 2 * 7, libraryLands: 7 });
    // One of 3,432 hands of seven holds no land.
    expect(first?.play).toBeCloseTo(1 - 1 / 3432, 9);
    expect(first?.draw).toBe(1);
    expect(second?.play).toBeLessThan(second?.draw ?? 0);
  });

  test("after seven cards: exactly what the rest of the library holds", () => {
    const rows = furtherLands({ library: 10, libraryLands: 4 });
    // Three cards are left, one of them a land if three were seen.
    expect(rows.find(({ seen, draws }) => seen === 3 && draws === 1)?.chances[0]).toBeCloseTo(
      1 / 3,
    );
    expect(rows.find(({ seen, draws }) => seen === 3 && draws === 3)?.chances).toEqual([
      1, 0, 0, 0,
    ]);
    expect(rows.find(({ seen }) => seen === 4)?.chances).toEqual([0, 0, 0, 0]);
    // Six other cards: a hand of seven holds at least one land.
    expect(rows.map(({ seen }) => seen)).not.toContain(0);
    expect(rows.map(({ seen }) => seen)).not.toContain(5);
  });
});
