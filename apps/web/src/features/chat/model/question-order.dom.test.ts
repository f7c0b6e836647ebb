import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  answer,
  connectionWith,
  question,
  Refusal,
  serverForTests,
} from "./connection-for-tests.ts";
import { type KeptQuestion, readKeptQuestions } from "./kept-questions.ts";
import { QuestionDesk } from "./question-desk.ts";

const first = (): KeptQuestion => ({ ...question, askedAt: new Date().toISOString() });
const second = (): KeptQuestion => ({
  ...first(),
  requestId: "r2",
  after: "r1",
  request: { ...question.request, requestId: "r2", question: "And then?" },
});
const here = { history: [], follows: null };

/** A server that answers when it is told to. */
const slowServer = () => {
  const { give, ...server } = serverForTests({ answersAtOnce: false });
  return {
    ...server,
    give: async (requestId: string) => {
      give.get(requestId)?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    ids: () => server.sent.map(({ requestId }) => requestId),
  };
};

const phases = (desk: QuestionDesk) => desk.snapshot().map(({ following }) => following.phase);

describe("questions that follow one another", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
    vi.setSystemTime(new Date("2026-11-20T15:00:00.000Z"));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("[DISC-08] two that wait for the line are sent one after the other, to one discussion", async () => {
    const server = slowServer();
    server.state.line = false;
    const desk = new QuestionDesk(server.line);
    desk.send(first());
    await vi.advanceTimersByTimeAsync(20_000);
    desk.send(second());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(phases(desk)).toEqual(["failed", "failed"]);
    expect(desk.snapshot().map(({ requestId }) => requestId)).toEqual(["r1", "r2"]);
    server.state.line = true;
    desk.rejoin();
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.ids()).toEqual(["r1"]);
    expect(phases(desk)).toEqual(["thinking", "thinking"]);
    await server.give("r1");
    expect(server.ids()).toEqual(["r1", "r2"]);
    expect(server.sent[1]?.request.discussionId).toBe("of r1");
    await server.give("r2");
    expect(phases(desk)).toEqual(["answered", "answered"]);
  });

  it("[DISC-08] those kept when the page was left are sent one after the other, too", async () => {
    const away = slowServer();
    away.state.line = false;
    const desk = new QuestionDesk(away.line);
    desk.send(first());
    desk.send(second());
    const server = slowServer();
    const reloaded = new QuestionDesk(server.line);
    reloaded.resume("me");
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.ids()).toEqual(["r1"]);
    await server.give("r1");
    expect(server.sent[1]?.request.discussionId).toBe("of r1");
  });

  it("[DISC-08] one whose question before it is refused, or taken back, is sent all the same", async () => {
    for (const end of ["refused", "taken"] as const) {
      localStorage.clear();
      const sent: string[] = [];
      let refuse: (error: Refusal) => void = () => undefined;
      const desk = new QuestionDesk(
        connectionWith({
          send: ({ requestId }) => {
            sent.push(requestId);
            return new Promise((_, reject) => {
              refuse = reject;
            });
          },
        }),
      );
      desk.send(first());
      desk.send(second());
      expect(sent).toEqual(["r1"]);
      if (end === "taken") desk.settle("r1");
      else refuse(new Refusal("QUESTION_TOO_LONG"));
      await vi.advanceTimersByTimeAsync(1000);
      expect(sent).toEqual(["r1", "r2"]);
    }
  });

  it("[PWA-01] one behind what this device answered waits until that has joined, and goes to its discussion", async () => {
    const server = slowServer();
    const answerHere = async () => ({ ...answer("r1"), discussionId: null, zaps_charged: 0 });
    const desk = new QuestionDesk({ ...server.line, answerHere });
    desk.send({ ...first(), here });
    await vi.advanceTimersByTimeAsync(0);
    desk.send(second());
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.ids()).toEqual([]);
    expect(phases(desk)).toEqual(["answered", "thinking"]);
    desk.joined("r1", { ...answer("r1"), discussionId: "joined" });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.sent.map(({ request }) => request.discussionId)).toEqual(["joined"]);
    expect(desk.snapshot()[0]).toMatchObject({
      here: false,
      following: { phase: "answered", answer: { discussionId: "joined" } },
    });
    // The server has it: a reload neither asks nor answers it again.
    expect(readKeptQuestions().map(({ requestId }) => requestId)).toEqual(["r2"]);
  });

  it("[PWA-01] one behind what will never join goes on alone, and the device’s answer stays", async () => {
    const server = slowServer();
    const answerHere = async () => ({ ...answer("r1"), discussionId: null, zaps_charged: 0 });
    const desk = new QuestionDesk({ ...server.line, answerHere });
    desk.send({ ...first(), here });
    await vi.advanceTimersByTimeAsync(0);
    desk.send(second());
    desk.joined("r1");
    expect(server.ids()).toEqual(["r2"]);
    expect(desk.snapshot()[0]).toMatchObject({
      following: { phase: "answered", answer: { zaps_charged: 0 } },
    });
  });
});
