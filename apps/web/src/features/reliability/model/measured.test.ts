import { expect, test } from "vitest";
import { countQuestions, countRight, hasEnoughQuestions, inHundred, MEASURED } from "./measured.ts";

test("[P-1] groups of the shipped figures add up to all questions that were counted", () => {
  const all = countQuestions(MEASURED);
  for (const groups of [MEASURED.kinds, MEASURED.languages])
    expect(groups.reduce((sum, group) => sum + countQuestions(group), 0)).toBe(all);
});

test("[P-1] a share is written as the questions that were right, of how many", () => {
  const share = { questions: 141, right: 0.858, from: 0.791, to: 0.906 };
  expect([countRight(share), inHundred(share.right)]).toEqual([121, 86]);
  expect(hasEnoughQuestions(share)).toBe(true);
  expect(hasEnoughQuestions({ ...share, questions: 9 })).toBe(false);
});
