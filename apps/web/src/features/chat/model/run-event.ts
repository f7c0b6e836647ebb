import type { LookedUp, RunEvent, RunStep } from "@spellwright/contract";
import { LOOK_UPS, RUN_STEPS } from "../../../lib/http/contract.static.ts";
import { isRecord } from "../../../lib/storage/is-record.ts";
import type { ServerAnswer } from "./run-follow.ts";

const asStep = (value: unknown): RunStep | undefined => RUN_STEPS.find((step) => step === value);

const asLookUp = (value: unknown): LookedUp["what"] | undefined =>
  LOOK_UPS.find((what) => what === value);

/** An answer as far as the page must be able to draw it. Its parts are those of our own server. */
const isAnswer = (value: unknown): value is ServerAnswer =>
  isRecord(value) &&
  typeof value.discussionId === "string" &&
  isRecord(value.engine) &&
  (isRuling(value) || isAdvice(value));

const isRuling = (value: Record<string, unknown>): boolean =>
  isRecord(value.detailedReasoning) &&
  Array.isArray(value.reasoningItems) &&
  isRecord(value.ruling) &&
  typeof value.ruling.ruling === "string";

const isAdvice = (value: Record<string, unknown>): boolean =>
  typeof value.answer === "string" &&
  Array.isArray(value.sections) &&
  Array.isArray(value.referencedCards);

/** One event of a run (DATA-08). Null for anything that this page does not know. */
export const readRunEvent = (data: string): RunEvent | null => {
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return null;
  }
  if (!isRecord(value) || !Number.isInteger(value.seq)) return null;
  const seq = Number(value.seq);
  const step = asStep(value.step);
  if (value.type === "progress" && step !== undefined) return { seq, type: "progress", step };
  const what = asLookUp(value.what);
  if (value.type === "looking_up" && what !== undefined && typeof value.of === "string")
    return { seq, type: "looking_up", what, of: value.of };
  if (value.type === "writing" && typeof value.ruling === "string") {
    const explanation = typeof value.explanation === "string" ? value.explanation : "";
    return { seq, type: "writing", ruling: value.ruling, explanation };
  }
  if (value.type === "answer" && isAnswer(value.answer))
    return { seq, type: "answer", answer: value.answer };
  if (value.type === "error" && typeof value.code === "string" && isRecord(value.params)) {
    const error = typeof value.error === "string" ? value.error : "";
    return { seq, type: "error", code: value.code, params: value.params, error };
  }
  return null;
};
