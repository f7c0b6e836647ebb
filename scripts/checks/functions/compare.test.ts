import { expect, test } from "vitest";
import { compare, type Exceptions, grown, lowered } from "./compare.ts";

const of = (complexity: Record<string, number[]>, lines: Record<string, number[]> = {}) =>
  ({ complexity, lines }) satisfies Exceptions;
const ALLOWED = of({ "a.ts": [30, 20] }, { "b.ts": [80] });

test("[T-1] the list that fits has no problem", () => {
  expect(compare(ALLOWED, ALLOWED)).toEqual([]);
});

test.each([
  ["a function in a new file", of({ "a.ts": [30, 20], "c.ts": [16] }, { "b.ts": [80] }), "c.ts"],
  ["one more in a file", of({ "a.ts": [30, 20, 16] }, { "b.ts": [80] }), "a.ts"],
  ["one that grew", of({ "a.ts": [30, 21] }, { "b.ts": [80] }), "a.ts"],
  ["one that shrank", of({ "a.ts": [29, 20] }, { "b.ts": [80] }), "--lower"],
  ["one that is gone", of({ "a.ts": [30, 20] }), "--lower"],
])("[T-1] %s is reported", (_what, found, told) => {
  expect(compare(found, ALLOWED)).toEqual([expect.stringContaining(told)]);
});

test("[T-1] lowering takes what shrank and nothing that grew", () => {
  const found = of({ "a.ts": [31, 18], "c.ts": [16] });
  expect(lowered(found, ALLOWED)).toEqual(of({ "a.ts": [30, 18] }));
});

test("[T-1] a list that is longer than the one before is reported", () => {
  expect(grown(ALLOWED, of({ "a.ts": [30] }, { "b.ts": [80] }))).toEqual([]);
  expect(grown(ALLOWED, of({ "a.ts": [30, 20, 16] }, { "b.ts": [80] }))).toHaveLength(1);
});
