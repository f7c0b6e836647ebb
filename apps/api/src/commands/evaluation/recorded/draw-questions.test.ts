import { expect, test } from "vitest";
import { drawQuestions } from "./draw-questions.ts";
import { RecordedQuestion } from "./recording.ts";

const questions = Array.from({ length: 40 }, (_, at) =>
  RecordedQuestion.parse({
    id: `q-${at}`,
    lang: at % 2 === 0 ? "fr" : "en",
    question: "?",
    kind: at % 10 === 9 ? "refuse" : "yes_no",
    cards: at % 4 < 2 ? ["A card"] : [],
    expected: {},
  }),
);

test.each([2, 6, 16])(
  "[N-6] draws %i: half French, half with named cards, and no refusal",
  (count) => {
    const drawn = drawQuestions(questions, count, "one");
    expect(drawn).toHaveLength(count);
    expect(drawn.filter(({ lang }) => lang === "fr")).toHaveLength(count / 2);
    expect(drawn.filter(({ cards }) => cards.length > 0).length).toBeGreaterThanOrEqual(count / 2);
    expect(drawn.some(({ kind }) => kind === "refuse")).toBe(false);
  },
);

test("[N-6] draws the same for the same seed, in any order, and others for another", () => {
  const ids = (list: typeof questions, seed: string) =>
    drawQuestions(list, 8, seed).map(({ id }) => id);
  expect(ids(questions.toReversed(), "one")).toEqual(ids(questions, "one"));
  expect(ids(questions, "two")).not.toEqual(ids(questions, "one"));
});
