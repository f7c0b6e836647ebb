import type { DetailedReasoning, Message, Ruling, RunState } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import type { LocalQuestion } from "./exchanges.ts";
import { exchangesOf } from "./read-exchanges.ts";
import { type Following, INITIAL_STATE } from "./run-follow.ts";

const AT = "2026-11-20T14:00:00.000Z";

const question = (
  requestId: string,
  status: RunState["status"],
  code: string | null = null,
): Message => ({
  id: requestId.padEnd(21, "_"),
  discussion_id: "d",
  role: "user",
  created_at: AT,
  run: { requestId, status, code, params: {}, started_at: AT },
  feedback: null,
  payload: {
    id: requestId.padEnd(21, "_"),
    type: "user",
    content: `Question ${requestId}`,
    cards: [],
    requestId,
    reasoningEffort: "low",
    timestamp: AT,
  },
});

/** The question a, whose newest run has another id. */
const asked = (run: string, status: RunState["status"], code: string | null = null): Message => ({
  ...question("a", status, code),
  run: { requestId: run, status, code, params: {}, started_at: AT },
});
const ID = "a".padEnd(21, "_");

const answered = (id: string): Message => ({
  id,
  discussion_id: "d",
  role: "oracle",
  created_at: AT,
  run: null,
  feedback: null,
  payload: {
    id,
    type: "oracle",
    content: "",
    cards: [],
    userMessageId: ID,
    reasoningItems: [],
    ruling: {} as Ruling,
    detailed_reasoning: {} as DetailedReasoning,
    engine: { kind: "local", model: null },
    zaps_charged: 1,
    duration_ms: 1,
    reasoningEffort: "low",
    isWebResult: false,
    timestamp: AT,
  },
});

const local = (requestId: string, following: Following = INITIAL_STATE): LocalQuestion => ({
  requestId,
  question: `Question ${requestId}`,
  cards: [],
  effort: "low",
  askedAt: AT,
  answersAgain: null,
  following,
});

describe("the exchanges of a chat", () => {
  it("[DISC-08] a question that the server does not hold yet comes last, once", () => {
    const exchanges = exchangesOf([question("a", "done")], [local("a"), local("b")]);
    expect(exchanges.map(({ requestId, stored }) => [requestId, stored])).toEqual([
      ["a", true],
      ["b", false],
    ]);
  });

  it("[DISC-08] a run that goes on elsewhere is shown as thinking", () => {
    expect(exchangesOf([question("a", "running")], [])[0]?.state.kind).toBe("thinking");
  });

  it.each([
    ["failed", "TIMEOUT", "TIMEOUT"],
    ["failed", null, "INTERNAL"],
    ["stopped", null, "RUN_STOPPED"],
    ["interrupted", null, "RUN_INTERRUPTED"],
  ] as const)("[ORA-13] a run that ended as %s with %s shows %s", (status, code, shown) => {
    expect(exchangesOf([question("a", status, code)], [])[0]?.state).toEqual({
      kind: "failed",
      failure: { code: shown, params: {} },
    });
  });

  it("[ORA-13] a failed question that is being tried again is thinking", () => {
    const [exchange] = exchangesOf([question("a", "failed", "TIMEOUT")], [local("a")]);
    expect(exchange?.state.kind).toBe("thinking");
  });

  describe("a question that is answered once more", () => {
    const again = (following: Following): LocalQuestion => ({
      ...local("second", following),
      question: "Question a",
      answersAgain: ID,
    });

    it("[ORA-02] keeps every answer, the newest last", () => {
      const [exchange] = exchangesOf([asked("second", "done"), answered("1"), answered("2")], []);
      expect(exchange?.answers.map(({ messageId }) => messageId)).toEqual(["1", "2"]);
      expect(exchange?.state).toMatchObject({ kind: "answered", answer: { messageId: "2" } });
    });

    it("[DISC-08] thinks under the same question, with the first answer still there", () => {
      const exchanges = exchangesOf([asked("a", "done"), answered("1")], [again(INITIAL_STATE)]);
      expect(exchanges).toHaveLength(1);
      expect(exchanges[0]).toMatchObject({ attempt: "second", state: { kind: "thinking" } });
      expect(exchanges[0]?.answers).toHaveLength(1);
      const elsewhere = exchangesOf([asked("second", "running"), answered("1")], []);
      expect(elsewhere[0]).toMatchObject({ attempt: "second", state: { kind: "thinking" } });
    });

    it("[ORA-13] that fails shows the failure and keeps the first answer, before and after a reload", () => {
      const failure = { code: "TIMEOUT", params: {} } as const;
      const stored = [asked("a", "done"), answered("1")];
      const [here] = exchangesOf(stored, [again({ phase: "failed", failure })]);
      expect(here).toMatchObject({ attempt: "second", state: { kind: "failed", failure } });
      expect(here?.answers).toHaveLength(1);
      const [later] = exchangesOf([asked("second", "failed", "TIMEOUT"), answered("1")], []);
      expect(later).toMatchObject({ attempt: "second", state: { kind: "failed", failure } });
      expect(later?.answers).toHaveLength(1);
    });

    it("[ORA-04] that the person stops leaves the first answer alone", () => {
      const [exchange] = exchangesOf([asked("second", "stopped"), answered("1")], []);
      expect(exchange?.state.kind).toBe("answered");
    });
  });
});
