import type { Message, RunState } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { exchangesOf, type LocalAsk } from "./exchanges.ts";
import { BEGINNING, type Following } from "./run-follow.ts";

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

const local = (requestId: string, following: Following = BEGINNING): LocalAsk => ({
  requestId,
  question: `Question ${requestId}`,
  cards: [],
  effort: "low",
  askedAt: AT,
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
});
