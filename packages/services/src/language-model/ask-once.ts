import { LanguageModelError, type LanguageModelResult, type Usage } from "@spellwright/contract";
import type { ModelMessage, ToolSet } from "ai";
import { converse, type LimitedRequest, type Target, type TurnResult } from "./converse.ts";
import { asObject, createPartialReader, readOutput } from "./structured-output.ts";
import { checkSources } from "./web-sources.ts";

/** Longest part of a broken answer and of its problem that is sent back for repair. */
const REPAIR_TEXT_LENGTH = 20_000;
const PROBLEM_LENGTH = 1_000;

/** An answer that keeps the schema, or the text of one that does not. */
export type Attempt<Output> =
  | { readonly valid: true; readonly result: LanguageModelResult<Output> }
  | {
      readonly valid: false;
      readonly text: string;
      readonly problem: string;
      readonly usage: Usage | null;
    };

/**
 * One turn in the schema of the answer, with the vendor's web search where both go together.
 *
 * @param tools what the model may call instead
 * @throws CallTimeout, LanguageModelError for a refusal, or whatever the SDK throws.
 */
export function turnInSchema<Output>(
  target: Target,
  request: LimitedRequest<Output>,
  messages: readonly ModelMessage[],
  tools: ToolSet = {},
): Promise<TurnResult> {
  const { search } = target.vendor;
  const teller = createPartialReader(request.onPartial);
  const call = {
    system: request.system,
    messages: [...messages],
    output: asObject(request),
    tools: { ...(target.searches && search?.together ? search.tools : {}), ...tools },
  };
  return converse(target, request, call, teller.tell).finally(teller.end);
}

/**
 * The answer that a turn holds.
 *
 * @throws LanguageModelError for a cut answer or a broken stream
 */
export function attemptOf<Output>(
  { text, finish, usage, model, sources, searches }: TurnResult,
  request: LimitedRequest<Output>,
  target: Target,
): Attempt<Output> {
  const read = readOutput(text, request);
  if (read.problem === undefined) {
    return {
      valid: true,
      result: {
        output: read.output,
        model: model ?? target.name,
        usage,
        sources: checkSources(sources),
        ...(searches > 0 ? { searches: searches } : {}),
      },
    };
  }
  // Cut at the token limit: a repetition would be cut again.
  if (finish === "length") throw new LanguageModelError("invalid_output", { cause: read.problem });
  // The stream ended without saying that it was done: the line or the server broke.
  if (finish === "other" || finish === "error") {
    throw new LanguageModelError("unavailable", { cause: "the stream ended before the answer" });
  }
  const problem = read.problem.slice(0, PROBLEM_LENGTH);
  return { valid: false, text: text.slice(0, REPAIR_TEXT_LENGTH), problem, usage };
}

/**
 * Asks once for structured output.
 *
 * @throws as `turnInSchema` and `attemptOf`
 */
export const askOnce = async <Output>(
  target: Target,
  request: LimitedRequest<Output>,
  messages: readonly ModelMessage[],
): Promise<Attempt<Output>> =>
  attemptOf(await turnInSchema(target, request, messages), request, target);
