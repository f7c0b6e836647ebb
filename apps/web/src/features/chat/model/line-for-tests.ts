import { type RulingAnswer, type RunEvent, reasoningWith, rulingWith } from "@spellwright/contract";
import type { Transport } from "./carry-ask.ts";
import type { KeptAsk } from "./kept-asks.ts";
import type { Failure } from "./run-follow.ts";

/** A failure of the line, or a refusal of the server. */
export class Refusal extends Error {
  readonly failure: Failure;
  constructor(code: Failure["code"]) {
    super(code);
    this.failure = { code, params: {} };
  }
}

/** A ruling that costs one zap. */
export const answer = (requestId: string): RulingAnswer => ({
  requestId,
  discussionId: "d",
  messageId: "m",
  ruling: rulingWith({ verdict: "yes" }),
  detailedReasoning: reasoningWith(),
  reasoningItems: [],
  suggestedTitle: null,
  usage: null,
  engine: { kind: "local", model: null },
  zaps_charged: 1,
});

/** A first question to the Oracle. */
export const ask: KeptAsk = {
  requestId: "r1",
  owner: "me",
  area: "oracle",
  askedAt: "2026-11-20T14:00:00.000Z",
  request: { question: "Combien de blessures passent ?", cards: [], requestId: "r1" },
};

/** What only its signal ends. */
export const never = <Value>(signal: AbortSignal): Promise<Value> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Refusal("NETWORK")));
  });

/** A line to the server whose behaviour each test decides. */
export const lineWith = (parts: Partial<Transport>): Transport => ({
  send: (_, signal) => never(signal),
  async *follow(_id, _after, signal): AsyncGenerator<RunEvent, void> {
    yield await never<RunEvent>(signal);
  },
  answerHere: () => Promise.reject(new Refusal("NETWORK")),
  stop: async () => ({ stopped: true, charged: false }),
  failureOf: (error) =>
    error instanceof Refusal ? error.failure : { code: "INTERNAL", params: {} },
  ...parts,
});
