import type { ErrorCode, LookedUp, RunEvent, RunStep } from "@spellwright/contract";
import { isErrorCode } from "../../../lib/http/api-error.ts";
import type { OfflineAnswer } from "../../offline-judge/index.ts";

export interface Failure {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The line broke: the question may have arrived all the same, and its run may go on. */
export const isConnectionLost = (failure: Failure | null): boolean =>
  failure?.code === "NETWORK" || failure?.code === "DATABASE_UNAVAILABLE";

/** The server knows of no such run. */
export const isRunUnknown = (failure: Failure | null): boolean => failure?.code === "RUN_NOT_FOUND";

/** The page stopped waiting, the server perhaps did not: nothing is known of the charge. */
export const isOutcomeUncertain = (failure: Failure): boolean =>
  isConnectionLost(failure) || failure.code === "CLIENT_TIMEOUT";

/** Sending it once the line is back does what its person asked for: the line alone was in the way. */
export const waitsForConnection = (failure: Failure): boolean =>
  isConnectionLost(failure) || isRunUnknown(failure);

/** A run goes on, whatever keeps its stream from being read for a while. */
export const isTemporary = (failure: Failure): boolean =>
  isOutcomeUncertain(failure) || failure.code === "TIMEOUT" || failure.code === "RATE_LIMITED";

/** Of the Oracle or of the Forge. */
export type ServerAnswer = Extract<RunEvent, { type: "answer" }>["answer"];
/** Of the server, or of this device. */
export type RunAnswer = ServerAnswer | OfflineAnswer;

export interface PartialAnswer {
  readonly ruling: string;
  readonly explanation: string;
}

/** How the page sees one run, from the click to its end. */
export type Following =
  | {
      readonly phase: "thinking";
      /** Whether the server has begun it. */
      readonly begun: boolean;
      readonly step: RunStep | null;
      /** What a model has looked up so far. */
      readonly lookedUp: readonly LookedUp[];
      /** A model's answer as far as it is written. */
      readonly writing: PartialAnswer | null;
      readonly connected: boolean;
    }
  | { readonly phase: "answered"; readonly answer: RunAnswer }
  | { readonly phase: "failed"; readonly failure: Failure };

/** How a run ended. */
export type Ended = Exclude<Following, { phase: "thinking" }>;

export type FollowingEvent =
  | RunEvent
  /** The run was not begun, or cannot be followed. */
  | { readonly type: "failed"; readonly failure: Failure }
  | { readonly type: "begun" }
  | { readonly type: "lost" };

/** A run that has not ended. */
export type Thinking = Extract<Following, { phase: "thinking" }>;

export const INITIAL_STATE: Thinking = {
  phase: "thinking",
  begun: false,
  step: null,
  lookedUp: [],
  writing: null,
  connected: true,
};

/** Whether the server works on the run. */
export const hasBegun = (following: Following | null): boolean =>
  following?.phase === "thinking" && following.begun;

/** The next state of a run that is followed. */
export const advance = (state: Thinking, event: FollowingEvent): Following => {
  if (event.type === "lost") return { ...state, connected: false };
  if (event.type === "failed") return { phase: "failed", failure: event.failure };
  if (event.type === "answer") return { phase: "answered", answer: event.answer };
  if (event.type === "error") {
    const code = isErrorCode(event.code) ? event.code : "INTERNAL";
    return { phase: "failed", failure: { code, params: event.params } };
  }
  const seen = { ...state, begun: true, connected: true };
  if (event.type === "begun") return seen;
  if (event.type === "progress") return { ...seen, step: event.step };
  if (event.type === "looking_up") {
    const { what, of } = event;
    return { ...seen, lookedUp: [...state.lookedUp, { what, of }] };
  }
  const { ruling, explanation } = event;
  return { ...seen, writing: { ruling, explanation } };
};
