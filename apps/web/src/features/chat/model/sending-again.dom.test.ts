import type { RunEvent } from "@spellwright/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  answered,
  connectionWith,
  question,
  Refusal,
  serverForTests,
} from "./connection-for-tests.ts";
import { type KeptQuestion, readKeptQuestions } from "./kept-questions.ts";
import { QuestionDesk } from "./question-desk.ts";

const phaseOf = (desk: QuestionDesk) => desk.snapshot()[0]?.following;

describe("a question that did not arrive", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("[DISC-08] a question that the line swallowed sends itself once more, with its id, then waits", async () => {
    vi.setSystemTime(new Date("2026-11-20T14:00:10.000Z"));
    const server = serverForTests();
    const sent: string[] = [];
    const desk = new QuestionDesk({
      ...server.line,
      send: async (kept, signal) => {
        sent.push(kept.requestId);
        if (sent.length < 3) throw new Refusal("NETWORK");
        await server.line.send(kept, signal);
      },
    });
    desk.send(question);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual(["r1", "r1"]);
    expect(phaseOf(desk)).toMatchObject({ failure: { code: "RUN_NOT_FOUND" } });
    expect(readKeptQuestions()).toEqual([question]);
    desk.retry("r1");
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
    expect(sent).toEqual(["r1", "r1", "r1"]);
  });

  it("[DISC-08] when the line is back, finds the answer that came meanwhile", async () => {
    let online = false;
    const send = vi.fn(async () => {
      throw new Refusal("NETWORK");
    });
    const desk = new QuestionDesk(
      connectionWith({
        send,
        async *follow(requestId): AsyncGenerator<RunEvent, void> {
          if (!online) throw new Refusal("NETWORK");
          yield* answered(requestId);
        },
      }),
    );
    desk.send(question);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(phaseOf(desk)).toMatchObject({ failure: { code: "NETWORK" } });
    online = true;
    desk.rejoin();
    await vi.advanceTimersByTimeAsync(1000);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
    expect(send).toHaveBeenCalledOnce();
  });

  it("[DISC-08] a question asked without network sends itself when the network is back, once", async () => {
    vi.setSystemTime(new Date("2026-11-20T14:00:10.000Z"));
    const server = serverForTests();
    server.state.line = false;
    const desk = new QuestionDesk(server.line);
    desk.send(question);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(phaseOf(desk)).toMatchObject({ failure: { code: "NETWORK" } });
    server.state.line = true;
    desk.rejoin();
    desk.rejoin();
    await vi.advanceTimersByTimeAsync(1000);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
    expect(server.sent).toEqual([question]);
  });

  it.each(["DAILY_CAP", "RUN_STOPPED", "MODEL_UNAVAILABLE"] as const)(
    "[DISC-08] the network's return sends nothing again that ended as %s",
    async (code) => {
      vi.setSystemTime(new Date("2026-11-20T14:00:10.000Z"));
      const send = vi.fn(async () => {
        throw new Refusal(code);
      });
      const desk = new QuestionDesk(connectionWith({ send }));
      desk.send(question);
      await vi.advanceTimersByTimeAsync(0);
      desk.rejoin();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(phaseOf(desk)).toMatchObject({ failure: { code } });
      expect(send).toHaveBeenCalledOnce();
    },
  );

  it("[BILL-03] a question that met a limit is kept through a reload, and sent at its person's word only", async () => {
    vi.setSystemTime(new Date("2026-11-20T14:00:10.000Z"));
    let isPaid = false;
    const server = serverForTests();
    const send = vi.fn(async (...asked: Parameters<typeof server.line.send>) => {
      if (!isPaid) throw new Refusal("DAILY_CAP");
      await server.line.send(...asked);
    });
    const line = { ...server.line, send };
    new QuestionDesk(line).send(question);
    await vi.advanceTimersByTimeAsync(0);
    isPaid = true;
    const desk = new QuestionDesk(line);
    desk.resume("me");
    desk.rejoin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(phaseOf(desk)).toMatchObject({ phase: "failed", failure: { code: "DAILY_CAP" } });
    expect(send).toHaveBeenCalledOnce();
    desk.retry("r1");
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
    expect(readKeptQuestions()).toEqual([question]);
  });

  it("[ORA-08] a question whose discussion is gone begins another one, by itself and once", async () => {
    const inside = { ...question, request: { ...question.request, discussionId: "gone" } };
    const sent: KeptQuestion[] = [];
    const desk = new QuestionDesk(
      connectionWith({
        send: async (kept) => {
          sent.push(kept);
          if (kept.request.discussionId !== undefined) throw new Refusal("PGRST116");
        },
        follow: answered,
      }),
    );
    desk.send(inside);
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
    expect(desk.snapshot()).toMatchObject([{ discussionId: null, lostDiscussionId: "gone" }]);
    expect(sent).toEqual([inside, question]);
    expect(readKeptQuestions()).toEqual([question]);
  });

  it("[ORA-08] a question that was deleted with its discussion while it was answered stays deleted", async () => {
    const inside = { ...question, request: { ...question.request, discussionId: "d" } };
    const send = vi.fn(async () => undefined);
    const desk = new QuestionDesk(
      connectionWith({
        send,
        async *follow(): AsyncGenerator<RunEvent, void> {
          yield { seq: 1, type: "progress", step: "reading_rules" };
          yield { seq: 2, type: "error", code: "PGRST116", params: {}, error: "…" };
        },
      }),
    );
    desk.send(inside);
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ failure: { code: "PGRST116" } });
    expect(send).toHaveBeenCalledOnce();
  });
});
