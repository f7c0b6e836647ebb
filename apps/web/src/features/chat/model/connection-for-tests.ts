import { type RulingAnswer, type RunEvent, reasoningWith, rulingWith } from "@spellwright/contract";
import type { Transport } from "./deliver-question.ts";
import type { KeptQuestion } from "./kept-questions.ts";
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
export const question: KeptQuestion = {
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

/** The events of a run that has its answer. */
export async function* answered(requestId: string): AsyncGenerator<RunEvent, void> {
  yield { seq: 1, type: "answer", answer: answer(requestId) };
}

/** A line to a server that begins every run. The rest is what each test decides. */
export const connectionWith = (parts: Partial<Transport>): Transport => ({
  send: async () => undefined,
  async *follow(_id, _after, signal): AsyncGenerator<RunEvent, void> {
    yield await never<RunEvent>(signal);
  },
  answerHere: () => Promise.reject(new Refusal("NETWORK")),
  stop: async () => ({ stopped: true }),
  failureOf: (error) =>
    error instanceof Refusal ? error.failure : { code: "INTERNAL", params: {} },
  ...parts,
});

/** A server that knows what it was sent, and answers at once or when it is told to. */
export const serverForTests = ({ answersAtOnce = true } = {}) => {
  const sent: KeptQuestion[] = [];
  const state = { line: true };
  const answers = new Map<string, Promise<RulingAnswer>>();
  const give = new Map<string, () => void>();
  const line = connectionWith({
    send: async (kept) => {
      if (!state.line) throw new Refusal("NETWORK");
      sent.push(kept);
      const { requestId, request } = kept;
      // Each question begins a discussion of its own, or stays in the one it names.
      const given = {
        ...answer(requestId),
        discussionId: request.discussionId ?? `of ${requestId}`,
      };
      answers.set(
        requestId,
        new Promise((resolve) => {
          give.set(requestId, () => resolve(given));
          if (answersAtOnce) resolve(given);
        }),
      );
    },
    async *follow(requestId): AsyncGenerator<RunEvent, void> {
      if (!state.line) throw new Refusal("NETWORK");
      const given = answers.get(requestId);
      if (given === undefined) throw new Refusal("RUN_NOT_FOUND");
      yield { seq: 1, type: "answer", answer: await given };
    },
  });
  return { line, sent, state, give };
};
