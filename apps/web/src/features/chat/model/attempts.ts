import type {
  Effort,
  ErrorCode,
  ForgePayload,
  Message,
  OraclePayload,
} from "@spellwright/contract";
import { isErrorCode } from "../../../lib/http/api-error.ts";
import type {
  Exchange,
  ExchangeState,
  LocalQuestion,
  ShownAdvice,
  ShownAnswer,
  ShownRuling,
} from "./exchanges.ts";
import type { Following } from "./run-follow.ts";

export const stateOfFollowing = (following: Following, effort: Effort): ExchangeState => {
  if (following.phase === "thinking") return { kind: "thinking", following };
  if (following.phase === "failed") return { kind: "failed", failure: following.failure };
  const { answer } = following;
  return { kind: "answered", answer: { ...answer, effort, durationMs: null, feedback: null } };
};

/** Stopped by the person, whether it cost its zap or not. */
export const wasStopped = (code: ErrorCode): boolean =>
  code === "RUN_STOPPED" || code === "RUN_STOPPED_CHARGED";

const codeOfRun = (run: NonNullable<Message["run"]>): ErrorCode => {
  if (isErrorCode(run.code)) return run.code;
  if (run.status === "stopped") return "RUN_STOPPED";
  return run.status === "interrupted" ? "RUN_INTERRUPTED" : "INTERNAL";
};

/** The stored answers of each question, oldest first. */
export const answersOf = (messages: readonly Message[]): Map<string, ShownAnswer[]> => {
  const answers = new Map<string, ShownAnswer[]>();
  for (const { payload, feedback } of messages) {
    if (payload.type === "user") continue;
    const answer =
      payload.type === "oracle" ? rulingOf(payload, feedback) : adviceOf(payload, feedback);
    answers.set(payload.userMessageId, [...(answers.get(payload.userMessageId) ?? []), answer]);
  }
  return answers;
};

const rulingOf = (payload: OraclePayload, feedback: ShownAnswer["feedback"]): ShownRuling => ({
  messageId: payload.id,
  ruling: payload.ruling,
  detailedReasoning: payload.detailed_reasoning,
  engine: payload.engine,
  reasoningItems: payload.reasoningItems,
  zaps_charged: payload.zaps_charged,
  effort: payload.reasoningEffort,
  durationMs: payload.duration_ms,
  feedback,
});

const adviceOf = (payload: ForgePayload, feedback: ShownAnswer["feedback"]): ShownAdvice => ({
  messageId: payload.id,
  answer: payload.content,
  sections: payload.strategySections,
  ...(payload.suggestions === undefined ? {} : { suggestions: payload.suggestions }),
  decklists: payload.decklists,
  referencedCards: payload.referencedCards,
  sources: payload.sources,
  recentUpdates: payload.recentUpdates,
  confidence: payload.confidence,
  responseType: payload.responseType,
  language: payload.language,
  engine: payload.engine,
  zaps_charged: payload.zaps_charged,
  effort: "low",
  durationMs: payload.duration_ms,
  feedback,
});

/** What this device knows of the newest asking, unless the server's messages already tell its end. */
const newestLocal = (
  { payload, run }: Message,
  answers: readonly ShownAnswer[],
  questions: readonly LocalQuestion[],
): LocalQuestion | undefined => {
  if (payload.type !== "user") return undefined;
  const local = questions.findLast(
    (question) => question.answersAgain === payload.id || question.requestId === payload.requestId,
  );
  if (local === undefined) return undefined;
  const { following } = local;
  if (following.phase === "answered") {
    const { messageId } = following.answer;
    return answers.some((answer) => answer.messageId === messageId) ? undefined : local;
  }
  // The first asking has its answer. Another device may ask again meanwhile.
  const replaced = run !== null && run.requestId !== local.requestId;
  if (local.answersAgain === null && answers.length > 0) return undefined;
  return replaced && following.phase === "failed" && run.status === "running" ? undefined : local;
};

/** A run whose answer has not been read yet is still on its way. */
const stateOfRun = (
  run: NonNullable<Message["run"]> | null,
  newest: ShownAnswer | undefined,
): ExchangeState => {
  if (run?.status === "running") return { kind: "thinking", following: null };
  if (run === null || run.status === "done" || (newest && run.status === "stopped"))
    return newest === undefined
      ? { kind: "thinking", following: null }
      : { kind: "answered", answer: newest };
  return { kind: "failed", failure: { code: codeOfRun(run), params: run.params } };
};

/** The server knows how a run ended whose failure this device only guesses. */
const isEndedElsewhere = (local: LocalQuestion, run: Message["run"], hasAnswer: boolean): boolean =>
  local.following.phase === "failed" &&
  run !== null &&
  run.requestId === local.requestId &&
  (run.status === "done" ? hasAnswer : run.status !== "running");

/**
 * How the newest asking of a stored question stands, beside the answers it already has. What was
 * answered and then asked again in vain keeps its answers. A second try that the person stopped leaves
 * no trace.
 */
export const attemptAt = (
  message: Message,
  stored: readonly ShownAnswer[],
  questions: readonly LocalQuestion[],
): Pick<Exchange, "attempt" | "attemptedAt" | "answers" | "state"> => {
  const { run, payload } = message;
  const first = payload.type === "user" ? payload.requestId : "";
  const local = newestLocal(message, stored, questions);
  const newest = stored.at(-1);
  if (local === undefined || isEndedElsewhere(local, run, stored.length > 0))
    return {
      attempt: run?.requestId ?? first,
      attemptedAt: run?.started_at ?? payload.timestamp,
      answers: stored,
      state: stateOfRun(run, newest),
    };
  const tried = { attempt: local.requestId, attemptedAt: local.askedAt };
  const state = stateOfFollowing(local.following, local.effort);
  if (state.kind === "failed" && wasStopped(state.failure.code) && newest !== undefined)
    return { ...tried, answers: stored, state: { kind: "answered", answer: newest } };
  const answers = state.kind === "answered" ? [...stored, state.answer] : stored;
  return { ...tried, answers, state };
};
