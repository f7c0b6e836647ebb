import { expect, test } from "vitest";
import { splitsInTwo } from "./split-in-two.ts";

test("[Q-5] cuts a text at ends of sentences first, then at other stops, then at joining words", () => {
  expect(splitsInTwo("what is my curve, and my plan? what beats me now", 3, 9)).toEqual([
    ["what is my curve, and my plan?", "what beats me now"],
    ["what is my curve,", "and my plan? what beats me now"],
    ["what is my curve,", "my plan? what beats me now"],
  ]);
});

test("[Q-5] leaves each half its words, and gives no more ways than asked for", () => {
  expect(splitsInTwo("one two, three four five", 3, 9)).toEqual([]);
  expect(splitsInTwo("a b c. ".repeat(300), 3, 2)).toHaveLength(2);
  expect(splitsInTwo("", 3, 9)).toEqual([]);
});
