import type { RunEvent } from "@spellwright/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasCompletedTask } from "../../../lib/page/completed-task.ts";
import {
  answer,
  answered,
  connectionWith,
  never,
  question,
  Refusal,
  serverForTests,
} from "./connection-for-tests.ts";
import { type KeptQuestion, readKeptQuestions } from "./kept-questions.ts";
import { QuestionDesk, WAIT_MAX_MS } from "./question-desk.ts";

const phaseOf = (desk: QuestionDesk) => desk.snapshot()[0]?.following;

describe("the desk of questions", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("[DISC-08] keeps the question until the server's messages hold it", async () => {
    const desk = new QuestionDesk(connectionWith({ follow: answered }));
    desk.send(question);
    expect(readKeptQuestions()).toEqual([question]);
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
    expect(readKeptQuestions()).toEqual([question]);
    desk.settle("r1");
    expect(readKeptQuestions()).toEqual([]);
    expect(desk.snapshot()).toEqual([]);
  });

  it("[PWA-01] an answer is what the pages did for their person; a failure is not", async () => {
    hasCompletedTask.change(false);
    let isDown = true;
    const send = async () => {
      if (isDown) throw new Refusal("FORBIDDEN");
    };
    const desk = new QuestionDesk(connectionWith({ send, follow: answered }));
    desk.send(question);
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ phase: "failed" });
    expect(hasCompletedTask.read()).toBe(false);
    isDown = false;
    desk.retry("r1");
    await vi.advanceTimersByTimeAsync(0);
    expect(hasCompletedTask.read()).toBe(true);
  });

  describe("[PWA-01] a question that this device answers", () => {
    const here = { history: [{ role: "user", content: "Before?" }], follows: null } as const;
    const said = { ...answer("r1"), discussionId: null, zaps_charged: 0 };

    it("is not sent, and is there again after a reload", async () => {
      const send = vi.fn(async () => undefined);
      const answerHere = vi.fn(async () => said);
      const line = connectionWith({ send, answerHere });
      const desk = new QuestionDesk(line);
      desk.send({ ...question, here });
      await vi.advanceTimersByTimeAsync(1000);
      expect(phaseOf(desk)).toEqual({ phase: "answered", answer: said });
      desk.rejoin();
      const reloaded = new QuestionDesk(line);
      reloaded.resume("me");
      await vi.advanceTimersByTimeAsync(1000);
      expect(phaseOf(reloaded)).toMatchObject({ phase: "answered" });
      expect(answerHere).toHaveBeenLastCalledWith({ ...question, here });
      expect(send).not.toHaveBeenCalled();
    });

    it("is the server's where it cannot be answered here, once the line is back", async () => {
      const server = serverForTests();
      server.state.line = false;
      const desk = new QuestionDesk(server.line);
      const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      const recent = { ...question, askedAt: new Date().toISOString() };
      desk.send({ ...recent, here });
      await vi.advanceTimersByTimeAsync(1000);
      expect(phaseOf(desk)).toMatchObject({ phase: "failed", failure: { code: "NETWORK" } });
      expect(server.sent).toEqual([]);
      server.state.line = true;
      online.mockReturnValue(true);
      desk.rejoin();
      await vi.advanceTimersByTimeAsync(1000);
      expect(server.sent).toHaveLength(1);
      expect(phaseOf(desk)).toMatchObject({ phase: "answered", answer: { zaps_charged: 1 } });
      expect(readKeptQuestions()).toEqual([recent]);
      // The line is back before the device has failed.
      desk.send({ ...recent, requestId: "r2", here });
      await vi.advanceTimersByTimeAsync(1000);
      expect(server.sent).toHaveLength(2);
      online.mockRestore();
    });
  });

  it("[DATA-08] a lost line joins the run again after the last number it saw", async () => {
    const joins: number[] = [];
    const desk = new QuestionDesk(
      connectionWith({
        async *follow(requestId, after): AsyncGenerator<RunEvent, void> {
          joins.push(after);
          if (after > 0) {
            yield { seq: 2, type: "answer", answer: answer(requestId) };
            return;
          }
          yield { seq: 1, type: "progress", step: "reading_rules" };
          throw new Refusal("NETWORK");
        },
      }),
    );
    desk.send(question);
    await vi.advanceTimersByTimeAsync(1000);
    expect(joins).toEqual([0, 1]);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
  });

  it("[DATA-08] follows a run only once the server has begun it", async () => {
    let begin: () => void = () => undefined;
    const follow = vi.fn(answered);
    const send = () =>
      new Promise<void>((resolve) => {
        begin = resolve;
      });
    const desk = new QuestionDesk(connectionWith({ send, follow }));
    desk.send(question);
    await vi.advanceTimersByTimeAsync(10_000);
    // The stream would still tell of the attempt before.
    expect(follow).not.toHaveBeenCalled();
    begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
  });

  it("[DATA-08] waits on where the run goes on and too many streams are open", async () => {
    let isFull = true;
    const desk = new QuestionDesk(
      connectionWith({
        async *follow(requestId): AsyncGenerator<RunEvent, void> {
          if (isFull) throw new Refusal("RATE_LIMITED");
          yield* answered(requestId);
        },
      }),
    );
    desk.send(question);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(phaseOf(desk)).toMatchObject({ phase: "thinking", connected: false });
    isFull = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
  });

  it("[ERR-02] stops waiting after 200 s", async () => {
    const desk = new QuestionDesk(connectionWith({}));
    desk.send(question);
    await vi.advanceTimersByTimeAsync(WAIT_MAX_MS - 1);
    expect(phaseOf(desk)).toMatchObject({ phase: "thinking" });
    await vi.advanceTimersByTimeAsync(1);
    expect(phaseOf(desk)).toMatchObject({ failure: { code: "CLIENT_TIMEOUT" } });
  });

  it("[DISC-08] a reload joins one's own runs only, and sends nothing", async () => {
    new QuestionDesk(connectionWith({})).send(question);
    const send = vi.fn(connectionWith({}).send);
    const desk = new QuestionDesk(connectionWith({ send }));
    desk.resume("someone-else");
    expect(desk.snapshot()).toEqual([]);
    desk.resume("me");
    expect(desk.snapshot()).toMatchObject([{ requestId: "r1", following: { phase: "thinking" } }]);
    expect(send).not.toHaveBeenCalled();
  });

  it("[DISC-08] a question that the page was left too early for is sent on return, with its id", async () => {
    vi.setSystemTime(new Date("2026-11-20T15:00:00.000Z"));
    new QuestionDesk(connectionWith({})).send(question);
    const server = serverForTests();
    const desk = new QuestionDesk(server.line);
    desk.resume("me");
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
    expect(server.sent).toEqual([question]);
  });

  it("[DISC-08] a question of days ago that never arrived waits for its person's word", async () => {
    vi.setSystemTime(new Date("2026-11-23T15:00:00.000Z"));
    new QuestionDesk(connectionWith({})).send(question);
    const server = serverForTests();
    const desk = new QuestionDesk(server.line);
    desk.resume("me");
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ failure: { code: "RUN_NOT_FOUND" } });
    expect(server.sent).toEqual([]);
  });

  it("[DISC-08] what another device asked is followed, and never sent by itself", async () => {
    vi.setSystemTime(new Date("2026-11-20T15:00:00.000Z"));
    const server = serverForTests();
    const desk = new QuestionDesk(server.line);
    desk.join({ ...question, elsewhere: true });
    await vi.advanceTimersByTimeAsync(0);
    desk.rejoin();
    await vi.advanceTimersByTimeAsync(5000);
    expect(phaseOf(desk)).toMatchObject({ failure: { code: "RUN_NOT_FOUND" } });
    expect(server.sent).toEqual([]);
  });

  it("[ORA-13] a second tap on Retry asks for no second answer", () => {
    const desk = new QuestionDesk(connectionWith({}));
    const again = (requestId: string): KeptQuestion => ({
      ...question,
      requestId,
      request: { ...question.request, requestId, answersAgain: "q" },
    });
    desk.send(again("r1"));
    desk.send(again("r2"));
    expect(desk.snapshot().map(({ requestId }) => requestId)).toEqual(["r1"]);
    expect(desk.take("r1")).toBe(true);
    expect(desk.take("r1")).toBe(false);
  });

  it("[ORA-13] two questions think at once and end each on its own", async () => {
    const desk = new QuestionDesk(
      connectionWith({
        async *follow(requestId, _after, signal): AsyncGenerator<RunEvent, void> {
          yield* requestId === "r2" ? answered("r2") : await never<never>(signal);
        },
      }),
    );
    desk.send(question);
    desk.send({ ...question, requestId: "r2" });
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.snapshot().map(({ following }) => following.phase)).toEqual([
      "thinking",
      "answered",
    ]);
  });
});
