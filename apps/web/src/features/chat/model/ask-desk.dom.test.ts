import type { RulingAnswer, RunEvent } from "@spellwright/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AskDesk, GUARD_MS } from "./ask-desk.ts";
import type { Transport } from "./carry-ask.ts";
import { type KeptAsk, readAsks } from "./kept-asks.ts";
import type { Failure } from "./run-follow.ts";

class Refusal extends Error {
  readonly failure: Failure;
  constructor(code: Failure["code"]) {
    super(code);
    this.failure = { code, params: {} };
  }
}

const answer = (requestId: string): RulingAnswer => ({
  requestId,
  discussionId: "d",
  messageId: "m",
  ruling: {
    ruling: "Oui.",
    explanation: "",
    outcome: "ruling",
    verdict: "yes",
    relevant_rules: [],
    card_interactions: [],
    mentioned_cards: [],
    web_search_used: false,
    recent_updates: null,
    sourcesAndLinks: [],
    groundingMetadata: null,
    confidence: 0.9,
    timestamp: "2026-11-20T14:00:00.000Z",
  },
  detailedReasoning: {
    timing_analysis: {
      priority_windows: [],
      stack_order: [],
      state_based_actions: [],
      triggers: [],
    },
    layer_system: {
      layers_involved: [],
      dependency_order: [],
      replacement_effects: [],
      prevention_effects: [],
    },
    rule_interpretation: {
      primary_rules: [],
      supporting_rules: [],
      edge_cases: [],
      ruling_precedents: [],
    },
    step_by_step_analysis: [],
  },
  reasoningItems: [],
  suggestedTitle: null,
  usage: null,
  engine: { kind: "local", model: null },
  zaps_charged: 1,
});

const ask: KeptAsk = {
  requestId: "r1",
  owner: "me",
  area: "oracle",
  askedAt: "2026-11-20T14:00:00.000Z",
  request: { question: "Combien de blessures passent ?", cards: [], requestId: "r1" },
};

const never = <Value>(signal: AbortSignal): Promise<Value> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Refusal("NETWORK")));
  });

/** A line to the server whose behaviour each test decides. */
const lineWith = (parts: Partial<Transport>): Transport => ({
  send: (_, signal) => never(signal),
  async *follow(_id, _after, signal): AsyncGenerator<RunEvent, void> {
    yield await never<RunEvent>(signal);
  },
  stop: async () => true,
  failureOf: (error) =>
    error instanceof Refusal ? error.failure : { code: "INTERNAL", params: {} },
  ...parts,
});
const phaseOf = (desk: AskDesk) => desk.snapshot()[0]?.following;

describe("the ask desk", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("[DISC-08] keeps the question until the server's messages hold it", async () => {
    const desk = new AskDesk(lineWith({ send: async ({ requestId }) => answer(requestId) }));
    desk.send(ask);
    expect(readAsks()).toEqual([ask]);
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
    expect(readAsks()).toEqual([ask]);
    desk.settle("r1");
    expect(readAsks()).toEqual([]);
    expect(desk.snapshot()).toEqual([]);
  });

  it("[DATA-08] a lost line joins the run again after the last number it saw", async () => {
    const joins: number[] = [];
    const desk = new AskDesk(
      lineWith({
        send: async () => {
          throw new Refusal("NETWORK");
        },
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
    desk.send(ask);
    await vi.advanceTimersByTimeAsync(1000);
    expect(joins).toEqual([0, 1]);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
  });

  it("[DISC-08] a question that the line swallowed sends itself once more, with its id, then waits", async () => {
    const sent: string[] = [];
    const desk = new AskDesk(
      lineWith({
        send: async ({ requestId }) => {
          sent.push(requestId);
          if (sent.length < 3) throw new Refusal("NETWORK");
          return answer(requestId);
        },
        follow: (): AsyncIterable<RunEvent> => {
          throw new Refusal("RUN_NOT_FOUND");
        },
      }),
    );
    desk.send(ask);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual(["r1", "r1"]);
    expect(phaseOf(desk)).toMatchObject({ failure: { code: "RUN_NOT_FOUND" } });
    expect(readAsks()).toEqual([ask]);
    desk.retry("r1");
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
    expect(sent).toEqual(["r1", "r1", "r1"]);
  });

  it("[ORA-13] a retry is not ended by the stored error of the attempt before", async () => {
    let deliver: (answer: RulingAnswer) => void = () => undefined;
    const desk = new AskDesk(
      lineWith({
        send: () =>
          new Promise((resolve) => {
            deliver = resolve;
          }),
        async *follow(): AsyncGenerator<RunEvent, void> {
          yield { seq: 1, type: "error", code: "TIMEOUT", params: {}, error: "…" };
        },
      }),
    );
    desk.send(ask);
    await vi.advanceTimersByTimeAsync(100);
    expect(phaseOf(desk)).toMatchObject({ phase: "thinking" });
    deliver(answer("r1"));
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
  });

  it("[ERR-02] stops waiting after 200 s", async () => {
    const desk = new AskDesk(lineWith({}));
    desk.send(ask);
    await vi.advanceTimersByTimeAsync(GUARD_MS - 1);
    expect(phaseOf(desk)).toMatchObject({ phase: "thinking" });
    await vi.advanceTimersByTimeAsync(1);
    expect(phaseOf(desk)).toMatchObject({ failure: { code: "CLIENT_TIMEOUT" } });
  });

  it("[DISC-08] when the line is back, finds the answer that came meanwhile", async () => {
    let online = false;
    const send = vi.fn(async () => {
      throw new Refusal("NETWORK");
    });
    const desk = new AskDesk(
      lineWith({
        send,
        async *follow(requestId): AsyncGenerator<RunEvent, void> {
          if (!online) throw new Refusal("NETWORK");
          yield { seq: 5, type: "answer", answer: answer(requestId) };
        },
      }),
    );
    desk.send(ask);
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
    let online = false;
    const sent: KeptAsk[] = [];
    const desk = new AskDesk(
      lineWith({
        send: async (kept) => {
          if (!online) throw new Refusal("NETWORK");
          sent.push(kept);
          return answer(kept.requestId);
        },
        follow: (): AsyncIterable<RunEvent> => {
          throw new Refusal(online ? "RUN_NOT_FOUND" : "NETWORK");
        },
      }),
    );
    desk.send(ask);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(phaseOf(desk)).toMatchObject({ failure: { code: "NETWORK" } });
    online = true;
    desk.rejoin();
    desk.rejoin();
    await vi.advanceTimersByTimeAsync(1000);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
    expect(sent).toEqual([ask]);
  });

  it.each(["DAILY_CAP", "RUN_STOPPED", "MODEL_UNAVAILABLE"] as const)(
    "[DISC-08] the network's return sends nothing again that ended as %s",
    async (code) => {
      vi.setSystemTime(new Date("2026-11-20T14:00:10.000Z"));
      const send = vi.fn(async () => {
        throw new Refusal(code);
      });
      const desk = new AskDesk(lineWith({ send }));
      desk.send(ask);
      await vi.advanceTimersByTimeAsync(0);
      desk.rejoin();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(phaseOf(desk)).toMatchObject({ failure: { code } });
      expect(send).toHaveBeenCalledOnce();
    },
  );

  it("[ORA-08] a question whose discussion is gone begins another one, by itself and once", async () => {
    const inside = { ...ask, request: { ...ask.request, discussionId: "gone" } };
    const sent: KeptAsk[] = [];
    const desk = new AskDesk(
      lineWith({
        send: async (kept) => {
          sent.push(kept);
          if (kept.request.discussionId !== undefined) throw new Refusal("PGRST116");
          return answer(kept.requestId);
        },
      }),
    );
    desk.send(inside);
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
    expect(desk.snapshot()).toMatchObject([{ discussionId: null, lostDiscussionId: "gone" }]);
    expect(sent).toEqual([inside, ask]);
    expect(readAsks()).toEqual([ask]);
  });

  it("[ORA-08] a question that was deleted with its discussion while it was answered stays deleted", async () => {
    const inside = { ...ask, request: { ...ask.request, discussionId: "d" } };
    let refuse: (error: Error) => void = () => undefined;
    const send = vi.fn(
      () =>
        new Promise<RulingAnswer>((_, reject) => {
          refuse = reject;
        }),
    );
    const desk = new AskDesk(
      lineWith({
        send,
        async *follow(_id, _after, signal): AsyncGenerator<RunEvent, void> {
          yield { seq: 1, type: "progress", step: "reading_rules" };
          await never(signal);
        },
      }),
    );
    desk.send(inside);
    await vi.advanceTimersByTimeAsync(500);
    refuse(new Refusal("PGRST116"));
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ failure: { code: "PGRST116" } });
    expect(send).toHaveBeenCalledOnce();
  });

  it("[ORA-04] Stop ends the run as stopped", async () => {
    const desk = new AskDesk(lineWith({}));
    desk.send(ask);
    expect(await desk.stop("r1")).toBe(true);
    expect(phaseOf(desk)).toMatchObject({ failure: { code: "RUN_STOPPED" } });
  });

  it("[ORA-04] a stop that comes too late leaves the answer, and what it cost", async () => {
    let deliver: (answer: RulingAnswer) => void = () => undefined;
    const desk = new AskDesk(
      lineWith({
        send: () =>
          new Promise((resolve) => {
            deliver = resolve;
          }),
        stop: async () => false,
      }),
    );
    desk.send(ask);
    expect(await desk.stop("r1")).toBe(false);
    const ended = desk.end("r1");
    expect(phaseOf(desk)).toMatchObject({ phase: "thinking" });
    deliver(answer("r1"));
    expect(await ended).toMatchObject({ phase: "answered", answer: { zaps_charged: 1 } });
    desk.settle("r1");
    expect(await desk.end("r1")).toBeNull();
  });

  it("[DISC-08] a reload joins one's own runs only, and sends nothing", async () => {
    new AskDesk(lineWith({})).send(ask);
    const send = vi.fn(lineWith({}).send);
    const desk = new AskDesk(lineWith({ send }));
    desk.resume("someone-else");
    expect(desk.snapshot()).toEqual([]);
    desk.resume("me");
    expect(desk.snapshot()).toMatchObject([{ requestId: "r1", following: { phase: "thinking" } }]);
    expect(send).not.toHaveBeenCalled();
  });

  it("[DISC-08] a question that the page was left too early for is sent on return, with its id", async () => {
    vi.setSystemTime(new Date("2026-11-20T15:00:00.000Z"));
    new AskDesk(lineWith({})).send(ask);
    const sent: KeptAsk[] = [];
    const desk = new AskDesk(
      lineWith({
        send: async (kept) => {
          sent.push(kept);
          return answer(kept.requestId);
        },
        follow: (): AsyncIterable<RunEvent> => {
          throw new Refusal("RUN_NOT_FOUND");
        },
      }),
    );
    desk.resume("me");
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ phase: "answered" });
    expect(sent).toEqual([ask]);
  });

  it("[DISC-08] a question of days ago that never arrived waits for its person's word", async () => {
    vi.setSystemTime(new Date("2026-11-23T15:00:00.000Z"));
    new AskDesk(lineWith({})).send(ask);
    const send = vi.fn(lineWith({}).send);
    const desk = new AskDesk(
      lineWith({
        send,
        follow: (): AsyncIterable<RunEvent> => {
          throw new Refusal("RUN_NOT_FOUND");
        },
      }),
    );
    desk.resume("me");
    await vi.advanceTimersByTimeAsync(0);
    expect(phaseOf(desk)).toMatchObject({ failure: { code: "RUN_NOT_FOUND" } });
    expect(send).not.toHaveBeenCalled();
  });

  it("[ORA-13] a second tap on Retry asks for no second answer", () => {
    const desk = new AskDesk(lineWith({}));
    const again = (requestId: string): KeptAsk => ({
      ...ask,
      requestId,
      request: { ...ask.request, requestId, answersAgain: "q" },
    });
    desk.send(again("r1"));
    desk.send(again("r2"));
    expect(desk.snapshot().map(({ requestId }) => requestId)).toEqual(["r1"]);
    expect(desk.take("r1")).toBe(true);
    expect(desk.take("r1")).toBe(false);
  });

  it("[ORA-13] two questions think at once and end each on its own", async () => {
    const desk = new AskDesk(
      lineWith({
        send: async ({ requestId }, signal) =>
          requestId === "r2" ? answer("r2") : never<RulingAnswer>(signal),
      }),
    );
    desk.send(ask);
    desk.send({ ...ask, requestId: "r2" });
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.snapshot().map(({ following }) => following.phase)).toEqual([
      "thinking",
      "answered",
    ]);
  });
});
