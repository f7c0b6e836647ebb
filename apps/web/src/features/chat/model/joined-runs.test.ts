import type { Message, RulingAnswer, RunState } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import type { LocalQuestion } from "./exchanges.ts";
import { finishedQuestions, questionOfRun } from "./joined-runs.ts";
import { type Following, INITIAL_STATE } from "./run-follow.ts";

const ORACLE = { owner: "me", area: "oracle", deckId: null } as const;
const AT = "2026-11-20T14:00:00.000Z";

const question = (run: string, status: RunState["status"]): Message => ({
  id: "q",
  discussion_id: "d",
  role: "user",
  created_at: AT,
  run: { requestId: run, status, code: null, params: {}, started_at: AT },
  feedback: null,
  payload: {
    id: "q",
    type: "user",
    content: "Combien de blessures ?",
    cards: [],
    requestId: "first",
    reasoningEffort: "low",
    timestamp: AT,
  },
});

const answer = (id: string) =>
  ({ id, payload: { type: "oracle", userMessageId: "q" } }) as unknown as Message;

const local = (requestId: string, following: Following = INITIAL_STATE): LocalQuestion => ({
  requestId,
  question: "Combien de blessures ?",
  cards: [],
  effort: "low",
  askedAt: AT,
  answersAgain: requestId === "first" ? null : "q",
  following,
});

const answeredWith = (messageId: string): Following => ({
  phase: "answered",
  answer: { messageId } as RulingAnswer,
});

describe("the desk and the server's messages", () => {
  it("[DISC-08] a question leaves the desk once its answer is stored", () => {
    const locals = [local("first", answeredWith("1"))];
    expect(finishedQuestions([question("first", "done")], locals)).toEqual([]);
    expect(finishedQuestions([question("first", "done"), answer("1")], locals)).toEqual(["first"]);
  });

  it("[DISC-08] the second asking stays on the desk until its own answer is stored", () => {
    const before = [question("first", "done"), answer("1")];
    expect(finishedQuestions(before, [local("second")])).toEqual([]);
    expect(finishedQuestions(before, [local("second", answeredWith("2"))])).toEqual([]);
    const after = [question("second", "done"), answer("1"), answer("2")];
    expect(finishedQuestions(after, [local("second", answeredWith("2"))])).toEqual(["second"]);
  });

  it("[DISC-08] joins a run that goes on, as an answer to the same question when it is the second", () => {
    const first = question("first", "running");
    expect(questionOfRun(first, [first], ORACLE)?.request).toMatchObject({
      requestId: "first",
    });
    expect(questionOfRun(first, [first], ORACLE)?.request.answersAgain).toBeUndefined();
    const second = question("second", "running");
    expect(questionOfRun(second, [second, answer("1")], ORACLE)?.request).toMatchObject({
      requestId: "second",
      answersAgain: "q",
    });
    const analysis = question("first", "running");
    const message = { ...analysis, payload: { ...analysis.payload, analysis: true } } as Message;
    expect(
      questionOfRun(message, [message], { owner: "me", area: "forge", deckId: "k" })?.request,
    ).toMatchObject({ deckId: "k", analysis: true });
    const done = question("second", "done");
    expect(questionOfRun(done, [done, answer("1")], ORACLE)).toBeNull();
  });
});
