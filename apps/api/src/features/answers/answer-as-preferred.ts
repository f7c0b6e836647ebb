import { type Engine, RESPOND_ASYNC } from "@spellwright/contract";
import type { RequestContext } from "../../http/index.ts";
import type { RunPlan } from "../runs/index.ts";
import type { AnswerParts } from "./answer-parts.ts";
import { setModelHeader } from "./set-model-header.ts";

/** `Prefer` lists preferences, each with parameters of its own (RFC 7240). */
const prefersRun = (headers: Headers): boolean =>
  (headers.get("prefer") ?? "")
    .split(",")
    .some((preference) => preference.split(";")[0]?.trim().toLowerCase() === RESPOND_ASYNC);

/**
 * Answers a metered call as its caller prefers: with the answer, or once the run has begun.
 *
 * @throws AppError why it was not begun. Where the caller waits, also what it ended with
 */
export const answerAsPreferred = async <
  Prepared,
  Result,
  Answer extends { readonly engine: Engine },
>(
  runs: AnswerParts["runs"],
  { headers, answerHeaders }: RequestContext,
  plan: RunPlan<Prepared, Result, Answer>,
) => {
  if (!prefersRun(headers)) {
    const body = await runs.execute(plan);
    setModelHeader(body, answerHeaders);
    return { status: 200 as const, body };
  }
  const { requestId } = await runs.begin(plan);
  return {
    status: 202 as const,
    headers: { "preference-applied": RESPOND_ASYNC } as const,
    body: { requestId },
  };
};
