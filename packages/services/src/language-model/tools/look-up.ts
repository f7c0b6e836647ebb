import { LanguageModelError, TOOL_LIMITS } from "@spellwright/contract";
import type { ModelMessage } from "ai";
import { timeLimit } from "../../time-limit.ts";
import { type Attempt, attemptOf } from "../ask-once.ts";
import type { LimitedRequest, Target, TurnResult } from "../converse.ts";
import { refusesTools } from "./refuses-tools.ts";
import { runCalls } from "./run-calls.ts";
import { NOTHING_SPENT, type Spent, spend } from "./spent.ts";
import { firstMessage, type ToolRequest, takeTurn } from "./take-turn.ts";
import { isWrittenCall } from "./written-call.ts";

/** What came of offering tools, and what was spent on it before the answer. */
export type LookedUp<Output> = { readonly spent: Spent } & Ending<Output>;

type Ending<Output> =
  | { readonly kind: "answered"; readonly attempt: Attempt<Output> & { readonly valid: true } }
  /** To be answered in a last call, with what was looked up. */
  | { readonly kind: "looked"; readonly results: readonly string[] }
  /** To be asked in one shot: it has no tools, or answers badly with them. */
  | { readonly kind: "unfit" };

/** Repeats a call once where that is worth it (ERR-02). */
export type Repeat = <Value>(
  request: LimitedRequest<unknown>,
  call: () => Promise<Value>,
) => Promise<Value>;

/** Turns in which every call was wrong, after which nobody waits for a right one. */
const MOST_WRONG = 2;
/** About so many characters are a token. */
const TOKEN_LENGTH = 4;

/** What a turn without a call means. */
const endingOf = <Output>(
  said: TurnResult,
  target: Target,
  request: ToolRequest<Output>,
  results: readonly string[],
): Ending<Output> => {
  if (isWrittenCall(said.text, request.tools)) return { kind: "unfit" };
  if (target.vendor.toolsTogether) {
    const attempt = attemptOf(said, request, target);
    if (attempt.valid) return { kind: "answered", attempt };
  } else if (said.finish === "other" || said.finish === "error") {
    throw new LanguageModelError("unavailable", { cause: "the stream ended before its end" });
  }
  return { kind: "looked", results };
};

/**
 * Lets a model call tools for some turns. A turn without a call ends it: where tools and structured output
 * go together it is the answer.
 *
 * @throws as `askOnce`
 */
export const lookUp = async <Output>(
  target: Target,
  request: ToolRequest<Output>,
  repeat: Repeat,
): Promise<LookedUp<Output>> => {
  const { tools, toolLimits: limits = TOOL_LIMITS, signal } = request;
  const time = timeLimit(limits.ms);
  const within = { ...request, overall: AbortSignal.any([request.overall, time]) };
  const results: string[] = [];
  const charactersLeft = () => limits.tokens * TOKEN_LENGTH - results.join("").length;
  let messages: readonly ModelMessage[] = [firstMessage(target, request.prompt)];
  let spent = NOTHING_SPENT;
  let wrong = 0;
  try {
    for (let round = 0; round < limits.rounds && charactersLeft() > 0; round += 1) {
      const said = await repeat(within, () => takeTurn(target, within, messages));
      if (said.calls.length === 0) {
        const ending = endingOf(said, target, request, results);
        // What the answer itself cost stands in it.
        return { ...ending, spent: ending.kind === "answered" ? spent : spend(spent, said) };
      }
      spent = spend(spent, said);
      const left = { calls: limits.calls, characters: charactersLeft() };
      const ran = await runCalls(said.calls, tools, left, signal);
      results.push(...ran.results);
      wrong += Number(ran.allWrong);
      if (wrong === MOST_WRONG) return { kind: "unfit", spent };
      messages = [...messages, ...said.messages, ran.message];
    }
  } catch (error) {
    if (refusesTools(error)) return { kind: "unfit", spent };
    const others = AbortSignal.any([signal, request.overall]);
    if (!time.aborted || others.aborted) throw error;
  }
  return { kind: "looked", results, spent };
};
