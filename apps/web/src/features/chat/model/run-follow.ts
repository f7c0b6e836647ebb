import type { ErrorCode, LookedUp, RunEvent, RunStep } from "@spellwright/contract";
import { isErrorCode } from "../../../lib/http/api-error.ts";
import type { OfflineAnswer } from "../../offline-judge/index.ts";

export interface Failure {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Of the Oracle or of the Forge. */
export type ServerAnswer = Extract<RunEvent, { type: "answer" }>["answer"];
/** Of the server, or of this device. */
export type RunAnswer = ServerAnswer | OfflineAnswer;

export interface Writing {
  readonly ruling: string;
  readonly explanation: string;
}

/** How the page sees one run, from the click to its end. */
export type Following =
  | {
      readonly phase: "thinking";
      /** Number of the last event seen: where a lost connection resumes (DATA-08). 0: none yet. */
      readonly lastSeq: number;
      readonly step: RunStep | null;
      /** What a model has looked up so far. */
      readonly lookedUp: readonly LookedUp[];
      /** A model's answer as far as it is written. */
      readonly writing: Writing | null;
      readonly connected: boolean;
    }
  | { readonly phase: "answered"; readonly answer: RunAnswer }
  | { readonly phase: "failed"; readonly failure: Failure };

/** How a run ended. */
export type Ended = Exclude<Following, { phase: "thinking" }>;

export type FollowingEvent =
  | RunEvent
  | { readonly type: "answered"; readonly answer: RunAnswer }
  | { readonly type: "failed"; readonly failure: Failure }
  | { readonly type: "lost" }
  | { readonly type: "joined" };

export const BEGINNING: Following = {
  phase: "thinking",
  lastSeq: 0,
  step: null,
  lookedUp: [],
  writing: null,
  connected: true,
};

/** Whether the server has told of the run. */
export const hasBegun = (following: Following | null): boolean =>
  following?.phase === "thinking" && following.lastSeq > 0;

/**
 * The next state of a followed run. An end is final: whatever comes later (the answer arrives twice,
 * by the call and by the stream) changes nothing, and an event already seen is skipped.
 */
export const advance = (state: Following, event: FollowingEvent): Following => {
  if (state.phase !== "thinking") return state;
  switch (event.type) {
    case "lost":
      return { ...state, connected: false };
    case "joined":
      return { ...state, connected: true };
    case "answered":
      return { phase: "answered", answer: event.answer };
    case "failed":
      return { phase: "failed", failure: event.failure };
    default:
      return event.seq <= state.lastSeq ? state : advanceByRun(state, event);
  }
};

const advanceByRun = (
  state: Extract<Following, { phase: "thinking" }>,
  event: RunEvent,
): Following => {
  if (event.type === "answer") return { phase: "answered", answer: event.answer };
  if (event.type === "error") {
    const code = isErrorCode(event.code) ? event.code : "INTERNAL";
    return { phase: "failed", failure: { code, params: event.params } };
  }
  const seen = { ...state, lastSeq: event.seq, connected: true };
  if (event.type === "progress") return { ...seen, step: event.step };
  if (event.type === "looking_up") {
    const { what, of } = event;
    return { ...seen, lookedUp: [...state.lookedUp, { what, of }] };
  }
  const { ruling, explanation } = event;
  return { ...seen, writing: { ruling, explanation } };
};
