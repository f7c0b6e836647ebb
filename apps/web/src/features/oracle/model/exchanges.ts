import type { CardMention, Effort, ErrorCode, Message, RulingAnswer } from "@spellwright/contract";
import { isErrorCode } from "../../../lib/api-error.ts";
import type { Failure, Following } from "./run-follow.ts";

/** A ruling with what its footer tells. */
export type ShownAnswer = Pick<
  RulingAnswer,
  "ruling" | "detailedReasoning" | "engine" | "reasoningItems" | "zaps_charged"
> & {
  readonly effort: Effort;
  /** Null while only the stream has told of the answer. */
  readonly durationMs: number | null;
};

export type ExchangeState =
  | { readonly kind: "answered"; readonly answer: ShownAnswer }
  | { readonly kind: "thinking"; readonly following: Following | null }
  | { readonly kind: "failed"; readonly failure: Failure };

/** A question and what became of it: the unit of the chat. */
export interface Exchange {
  readonly requestId: string;
  readonly question: string;
  readonly cards: readonly CardMention[];
  readonly effort: Effort;
  readonly askedAt: string;
  /** Whether the server's messages hold the question. */
  readonly stored: boolean;
  readonly state: ExchangeState;
}

/** A question of this device, as far as it got. */
export interface LocalAsk {
  readonly requestId: string;
  readonly question: string;
  readonly cards: readonly CardMention[];
  readonly effort: Effort;
  readonly askedAt: string;
  readonly following: Following;
}

const stateOfFollowing = (following: Following, effort: Effort): ExchangeState => {
  if (following.phase === "thinking") return { kind: "thinking", following };
  if (following.phase === "failed") return { kind: "failed", failure: following.failure };
  return { kind: "answered", answer: { ...following.answer, effort, durationMs: null } };
};

const codeOfRun = (run: NonNullable<Message["run"]>): ErrorCode => {
  if (isErrorCode(run.code)) return run.code;
  if (run.status === "stopped") return "RUN_STOPPED";
  return run.status === "interrupted" ? "RUN_INTERRUPTED" : "INTERNAL";
};

const stateOfRun = (message: Message, local: LocalAsk | undefined): ExchangeState => {
  const run = message.run;
  if (run === null || run.status === "done") {
    return local === undefined
      ? { kind: "thinking", following: null }
      : stateOfFollowing(local.following, local.effort);
  }
  if (local?.following.phase === "answered" || run.status === "running") {
    return local === undefined
      ? { kind: "thinking", following: null }
      : stateOfFollowing(local.following, local.effort);
  }
  if (local?.following.phase === "thinking") {
    return { kind: "thinking", following: local.following };
  }
  return { kind: "failed", failure: { code: codeOfRun(run), params: run.params } };
};

const answersOf = (messages: readonly Message[]): Map<string, ShownAnswer> => {
  const answers = new Map<string, ShownAnswer>();
  for (const { payload } of messages) {
    if (payload.type !== "oracle") continue;
    answers.set(payload.userMessageId, {
      ruling: payload.ruling,
      detailedReasoning: payload.detailed_reasoning,
      engine: payload.engine,
      reasoningItems: payload.reasoningItems,
      zaps_charged: payload.zaps_charged,
      effort: payload.reasoningEffort,
      durationMs: payload.duration_ms,
    });
  }
  return answers;
};

/**
 * The chat of a discussion: the server's messages, completed by what this device knows of runs that
 * go on, and followed by the questions that the server does not hold yet.
 */
export const exchangesOf = (
  messages: readonly Message[],
  asks: readonly LocalAsk[],
): Exchange[] => {
  const answers = answersOf(messages);
  const exchanges: Exchange[] = [];
  for (const message of messages) {
    const { payload } = message;
    if (payload.type !== "user") continue;
    const answer = answers.get(payload.id);
    const local = asks.find((ask) => ask.requestId === payload.requestId);
    exchanges.push({
      requestId: payload.requestId,
      question: payload.content,
      cards: payload.cards,
      effort: payload.reasoningEffort,
      askedAt: payload.timestamp,
      stored: true,
      state: answer === undefined ? stateOfRun(message, local) : { kind: "answered", answer },
    });
  }
  const known = new Set(exchanges.map((exchange) => exchange.requestId));
  for (const { following, ...ask } of asks) {
    if (known.has(ask.requestId)) continue;
    exchanges.push({ ...ask, stored: false, state: stateOfFollowing(following, ask.effort) });
  }
  return exchanges;
};
