import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differingBits, distancesFrom, editDistance, letterBits } from "./edit-distance.ts";

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), maxLength: 8 });

describe("[CARD-01] distance of two words", () => {
  it.each([
    ["bolt", "bolt", 0],
    ["bolt", "bot", 1],
    ["bolt", "bollt", 1],
    ["bolt", "bult", 1],
    ["bolt", "blot", 1],
    ["bolt", "shock", 3],
  ])("%s to %s is %d, counted up to 2", (left, right, distance) => {
    expect(editDistance(left, right, 2)).toBe(distance);
  });

  it("is the same both ways, and zero only for equal words", () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        const distance = editDistance(left, right, 3);
        expect(editDistance(right, left, 3)).toBe(distance);
        expect(distance === 0).toBe(left === right);
      }),
    );
  });

  it("never exceeds half the differing letter bits: the quick test rejects no near word", () => {
    fc.assert(
      fc.property(word, word, (left, right) => {
        const bits = differingBits(letterBits(left), letterBits(right));
        expect(bits).toBeLessThanOrEqual(2 * editDistance(left, right, 8));
      }),
    );
  });

  it("is the same when one text is compared with many, within a machine word and beyond", () => {
    const long = fc.string({ unit: fc.constantFrom("a", "b", "é", "я"), maxLength: 36 });
    fc.assert(
      fc.property(long, long, fc.nat(40), (left, right, bound) => {
        expect(distancesFrom(left)(right, bound)).toBe(editDistance(left, right, bound));
      }),
    );
  });
});
