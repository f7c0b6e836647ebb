import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AmountChange, replaceAmount } from "./replace-amount.ts";

const times = (factor: number): AmountChange => ({ times: factor, plus: 0, halves: false });
const plus = (more: number): AmountChange => ({ times: 1, plus: more, halves: false });
const half: AmountChange = { times: 1, plus: 0, halves: true };

const doubling = fc.integer({ min: 1, max: 3 }).map(times);
const adding = fc.integer({ min: 0, max: 5 }).map(plus);
const anyChange = fc.oneof(doubling, adding, fc.constant(half));
const amount = fc.integer({ min: 0, max: 20 });

describe("[ORA-17] several replacement effects of one amount", () => {
  test.each([
    ["two doublers", 1, [times(2), times(2)], 4, 4],
    ["one doubles, one adds: the order counts", 1, [times(2), plus(1)], 3, 4],
    ["half of one is none, and none is left to double", 1, [half, times(2)], 0, 1],
    ["nothing at all", 5, [], 5, 5],
  ] as const)("give the least and the most: %s", (_, base, changes, least, most) => {
    const result = replaceAmount(base, changes);
    expect([result.least.amount, result.most.amount]).toEqual([least, most]);
  });

  test("the effect that is said to be first is first", () => {
    expect(replaceAmount(1, [half, times(2)], 0).most.amount).toBe(0);
    expect(replaceAmount(1, [half, times(2)], 1).least.amount).toBe(1);
  });

  test("[CR 614.5] each effect applies once, whatever their order", () => {
    fc.assert(
      fc.property(amount, fc.array(anyChange, { maxLength: 4 }), (base, changes) => {
        const { least, most } = replaceAmount(base, changes);
        for (const { order, amounts } of [least, most]) {
          expect([...order].sort()).toEqual(changes.map((_, place) => place));
          expect(amounts).toHaveLength(changes.length);
        }
        expect(least.amount).toBeLessThanOrEqual(most.amount);
      }),
    );
  });

  test("effects that only multiply give the same in any order", () => {
    fc.assert(
      fc.property(amount, fc.array(doubling, { maxLength: 4 }), (base, changes) => {
        const { least, most } = replaceAmount(base, changes);
        expect(least.amount).toBe(most.amount);
        expect(most.amount).toBe(changes.reduce((sum, { times: factor }) => sum * factor, base));
      }),
    );
  });

  test("[CR 614.7] nothing is made of nothing", () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 4 }), (changes) => {
        expect(replaceAmount(0, changes).most.amount).toBe(0);
      }),
    );
  });
});
