import type { RunEvent } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { advance, type Following, type FollowingEvent, INITIAL_STATE } from "./run-follow.ts";

const progress = (
  seq: number,
  step: "resolving_cards" | "reading_rules" | "reasoning",
): RunEvent => ({
  seq,
  type: "progress",
  step,
});
const error = (seq: number, code: string): RunEvent => ({
  seq,
  type: "error",
  code,
  params: {},
  error: "…",
});
const next = (state: Following, event: FollowingEvent): Following => {
  if (state.phase !== "thinking") throw new Error("the run has ended");
  return advance(state, event);
};
const after = (...events: FollowingEvent[]) => events.reduce<Following>(next, INITIAL_STATE);

describe("a followed run", () => {
  it("[DATA-08] moves through its steps and remembers the last number", () => {
    expect(after(progress(1, "resolving_cards"), progress(2, "reading_rules"))).toMatchObject({
      phase: "thinking",
      begun: true,
      step: "reading_rules",
    });
  });

  it("[DATA-08] keeps the newest text of an answer that forms, until the answer is there", () => {
    const first = { type: "writing", ruling: "4 bles", explanation: "" } as const;
    const second = { type: "writing", ruling: "4 blessures.", explanation: "Le" } as const;
    const state = after(progress(1, "reasoning"), { ...first, seq: 2 }, { ...second, seq: 3 });
    const { type: _type, ...writing } = second;
    expect(state).toMatchObject({ step: "reasoning", begun: true, writing });
    expect(next(state, error(4, "TIMEOUT")).phase).toBe("failed");
  });

  it("[DATA-08] keeps what a model looked up, in its order", () => {
    const rule = { what: "rule", of: "707.2" } as const;
    const card = { what: "card", of: "Spark Double" } as const;
    const state = after(
      { seq: 1, type: "looking_up", ...rule },
      { seq: 2, type: "looking_up", ...card },
    );
    expect(state).toMatchObject({ begun: true, lookedUp: [rule, card] });
  });

  it("[DATA-08] goes on where it was when the connection was lost", () => {
    const state = after(progress(2, "reading_rules"), { type: "lost" });
    expect(state).toMatchObject({ begun: true, step: "reading_rules", connected: false });
    expect(next(state, progress(3, "reasoning"))).toMatchObject({ begun: true, connected: true });
  });

  it("[ORA-13] ends on an error with its code; an unknown code is an internal one", () => {
    expect(after(error(1, "TIMEOUT"))).toEqual({
      phase: "failed",
      failure: { code: "TIMEOUT", params: {} },
    });
    expect(after(error(1, "WEIRD"))).toMatchObject({ failure: { code: "INTERNAL" } });
  });
});
