import { expect, it } from "vitest";
import { question } from "./connection-for-tests.ts";
import { forgetQuestionsOf } from "./forget-questions.ts";
import { keepQuestion, readKeptQuestions } from "./kept-questions.ts";

it("[AUTH-01] of a deleted account no question waits on the device; another’s does", () => {
  keepQuestion(question);
  keepQuestion({
    ...question,
    owner: "someone else",
    requestId: "r2",
    request: { ...question.request, requestId: "r2" },
  });
  forgetQuestionsOf("me");
  expect(readKeptQuestions().map(({ requestId }) => requestId)).toEqual(["r2"]);
  localStorage.clear();
});
