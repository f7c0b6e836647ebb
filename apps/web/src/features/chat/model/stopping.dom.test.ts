import type { RunEvent } from "@spellwright/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectionWith, question, serverForTests } from "./connection-for-tests.ts";
import { QuestionDesk } from "./question-desk.ts";

const phaseOf = (desk: QuestionDesk) => desk.snapshot()[0]?.following;

describe("[ORA-04] a question that its person stops", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it.each([
    ["ends as stopped", "RUN_STOPPED"],
    ["[BILL-08] ends as charged when its text was being read", "RUN_STOPPED_CHARGED"],
  ] as const)("%s", async (_, code) => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const desk = new QuestionDesk(
      connectionWith({
        stop: async () => {
          end();
          return { stopped: true };
        },
        async *follow(): AsyncGenerator<RunEvent, void> {
          await ended;
          yield { seq: 1, type: "error", code, params: {}, error: "…" };
        },
      }),
    );
    desk.send(question);
    expect(await desk.stop("r1")).toBe(true);
    expect(await desk.end("r1")).toMatchObject({ failure: { code } });
  });

  it("[ORA-04] a stop does not overtake the question that it stops", async () => {
    const calls: string[] = [];
    let begin: () => void = () => undefined;
    const desk = new QuestionDesk(
      connectionWith({
        send: () =>
          new Promise<void>((resolve) => {
            begin = () => {
              calls.push("begun");
              resolve();
            };
          }),
        stop: async () => {
          calls.push("stop");
          return { stopped: true };
        },
      }),
    );
    desk.send(question);
    const stopping = desk.stop("r1");
    await vi.advanceTimersByTimeAsync(1000);
    begin();
    expect(await stopping).toBe(true);
    expect(calls).toEqual(["begun", "stop"]);
  });

  it("[ORA-04] a stop that comes too late leaves the answer, and what it cost", async () => {
    const server = serverForTests({ answersAtOnce: false });
    const desk = new QuestionDesk({ ...server.line, stop: async () => ({ stopped: false }) });
    desk.send(question);
    await vi.advanceTimersByTimeAsync(0);
    expect(await desk.stop("r1")).toBe(false);
    const ended = desk.end("r1");
    expect(phaseOf(desk)).toMatchObject({ phase: "thinking" });
    server.give.get("r1")?.();
    expect(await ended).toMatchObject({ phase: "answered", answer: { zaps_charged: 1 } });
    desk.settle("r1");
    expect(await desk.end("r1")).toBeNull();
  });
});
