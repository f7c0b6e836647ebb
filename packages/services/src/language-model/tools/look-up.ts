import {
  addUsage,
  LanguageModelError,
  type LanguageModelTool,
  TOOL_LIMITS,
  type Usage,
} from "@spellwright/contract";
import { APICallError, type ModelMessage, type ToolSet, tool } from "ai";
import { timeLimit } from "../../time-limit.ts";
import { type Attempt, attemptOf, turnInSchema } from "../ask-once.ts";
import { converse, type LimitedRequest, type Said, type Target } from "../converse.ts";
import { runCalls } from "./run-calls.ts";
import { isWrittenCall } from "./written-call.ts";

/** What came of offering tools; `usage` is undefined where no turn was told of. */
export type LookedUp<Output> = { readonly usage: Usage | null | undefined } & (
  | { readonly kind: "answered"; readonly attempt: Attempt<Output> & { readonly valid: true } }
  /** To be answered in a last call, with what was looked up. */
  | { readonly kind: "looked"; readonly results: readonly string[] }
  /** To be asked in one shot: it has no tools, or answers badly with them. */
  | { readonly kind: "unfit" }
);

/** Repeats a call once where that is worth it (ERR-02). */
export type Repeat = <Value>(
  request: LimitedRequest<unknown>,
  call: () => Promise<Value>,
) => Promise<Value>;

/** Turns in which every call was wrong, after which nobody waits for a right one. */
const MOST_WRONG = 2;
/** About so many characters are a token. */
const TOKEN_LENGTH = 4;

const FIRST_LOOK =
  "First look up what you need with the tools. When you have all you need, write READY and nothing else; you are asked for the answer then.";

const sdkTools = (tools: readonly LanguageModelTool[]): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, input }) => [name, tool({ description, inputSchema: input })]),
  );

/** Statuses that speak of who asks or of how busy it is, not of what was asked. */
const OF_THE_MOMENT: readonly (number | undefined)[] = [401, 402, 403, 408, 429];
const SERVER_ERROR = 500;
const SPEAKS_OF_TOOLS = /tool|function/i;

/** The server refuses the request for its tools, or may: asked without, it shows. */
const isRefusal = (error: unknown): boolean => {
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return false;
  return error.statusCode < SERVER_ERROR
    ? !OF_THE_MOMENT.includes(error.statusCode)
    : SPEAKS_OF_TOOLS.test(error.responseBody ?? "");
};

/**
 * Lets a model call tools for some turns. A turn without a call ends it: where tools and structured output
 * go together it is the answer.
 *
 * @throws as `askOnce`
 */
export const lookUp = async <Output>(
  target: Target,
  request: LimitedRequest<Output> & { readonly tools: readonly LanguageModelTool[] },
  repeat: Repeat,
): Promise<LookedUp<Output>> => {
  const { tools, toolLimits: limits = TOOL_LIMITS, signal } = request;
  const together = target.vendor.toolsTogether;
  const time = timeLimit(limits.ms);
  const within = { ...request, overall: AbortSignal.any([request.overall, time]) };
  const results: string[] = [];
  let messages: readonly ModelMessage[] = [
    { role: "user", content: together ? request.prompt : `${request.prompt}\n\n${FIRST_LOOK}` },
  ];
  let usage: Usage | null | undefined;
  let wrong = 0;

  const turn = (): Promise<Said> =>
    repeat(within, () =>
      together
        ? turnInSchema(target, within, messages, sdkTools(tools))
        : converse(
            target,
            within,
            { system: request.system, messages: [...messages], tools: sdkTools(tools) },
            async () => {},
          ),
    );

  const end = (said: Said): LookedUp<Output> => {
    if (isWrittenCall(said.text, tools)) return { kind: "unfit", usage };
    if (together) {
      const attempt = attemptOf(said, request, target);
      if (attempt.valid) return { kind: "answered", attempt, usage };
    } else if (said.finish === "other" || said.finish === "error") {
      throw new LanguageModelError("unavailable", { cause: "the stream ended before its end" });
    }
    return { kind: "looked", results, usage };
  };

  try {
    for (let round = 0; round < limits.rounds; round += 1) {
      const said = await turn();
      usage = usage === undefined ? said.usage : addUsage(usage, said.usage);
      if (said.calls.length === 0) return end(said);
      const ran = await runCalls(said.calls, tools, limits, signal);
      results.push(...ran.results);
      if (ran.allWrong) wrong += 1;
      if (wrong === MOST_WRONG) return { kind: "unfit", usage };
      if (results.join("").length > limits.tokens * TOKEN_LENGTH) break;
      messages = [...messages, ...said.messages, ran.message];
    }
  } catch (error) {
    if (isRefusal(error)) return { kind: "unfit", usage };
    const isOutOfTime = time.aborted && !signal.aborted && !request.overall.aborted;
    if (!isOutOfTime) throw error;
  }
  return { kind: "looked", results, usage };
};
