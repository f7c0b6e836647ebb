import { beforeEach, expect, test } from "vitest";
import { connectionWith, question } from "./connection-for-tests.ts";
import { discardRefusedQuestions } from "./discard-refused-questions.ts";
import { type KeptQuestion, keepQuestion, readKeptQuestions } from "./kept-questions.ts";
import { QuestionDesk } from "./question-desk.ts";

beforeEach(() => localStorage.clear());

const refused = { code: "DAILY_CAP", params: { plan: "free", cap: 5 } } as const;
const kept = (requestId: string, rest: Partial<KeptQuestion> = {}): KeptQuestion => ({
  ...question,
  requestId,
  request: { ...question.request, requestId },
  ...rest,
});

test("[BILL-08] a question that met a limit does not come back in a new discussion, nor after a reload; all others stay", () => {
  const inDiscussion = { ...question.request, requestId: "placed", discussionId: "d" };
  keepQuestion(kept("old", { refused }));
  keepQuestion(kept("on its way"));
  keepQuestion(kept("placed", { refused, request: inDiscussion }));
  keepQuestion(kept("later", { refused, askedAt: "2026-11-20T16:00:00.000Z" }));
  keepQuestion(kept("forge", { refused, area: "forge" }));
  const desk = new QuestionDesk(connectionWith({}));
  desk.resume("me");
  discardRefusedQuestions(desk, {
    owner: "me",
    area: "oracle",
    before: "2026-11-20T15:00:00.000Z",
  });
  const left = ["on its way", "placed", "later", "forge"];
  expect(desk.snapshot().map(({ requestId }) => requestId)).toEqual(left);
  expect(readKeptQuestions().map(({ requestId }) => requestId)).toEqual(left);
});
