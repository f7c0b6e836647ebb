import { expect, test } from "vitest";
import { ALL_QUESTIONS, isNarrowed, questionInput, readQuestionView } from "./question-view.ts";

test("[FOR-03] a kept view is found again, and an unknown one shows all", () => {
  const view = { search: "x", sort: "oldest", visibility: "public" } as const;
  expect(readQuestionView({ ...view })).toEqual(view);
  expect(readQuestionView({ sort: 1, visibility: null, search: {} })).toEqual(ALL_QUESTIONS);
  expect(readQuestionView(null)).toEqual(ALL_QUESTIONS);
});

test.each([
  { change: { search: " " }, narrowed: false, asked: {} },
  { change: { search: " lands " }, narrowed: true, asked: { search: "lands" } },
  { change: { visibility: "public" }, narrowed: true, asked: { is_public: true } },
  { change: { visibility: "private" }, narrowed: true, asked: { is_public: false } },
  { change: { sort: "title" }, narrowed: false, asked: { sort: "title" } },
] as const)("[FOR-03] $change asks for $asked", ({ change, narrowed, asked }) => {
  const view = { ...ALL_QUESTIONS, ...change };
  expect(isNarrowed(view)).toBe(narrowed);
  expect(questionInput(view)).toEqual({
    type: "forge",
    without_deck: true,
    sort: "recent",
    ...asked,
  });
});
