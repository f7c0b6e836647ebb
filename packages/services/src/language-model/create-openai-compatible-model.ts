import { setTimeout as pause } from "node:timers/promises";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  type Effort,
  type LanguageModel,
  LanguageModelError,
  type LanguageModelRequest,
  type LanguageModelResult,
} from "@spellwright/contract";
import type { ModelMessage } from "ai";
import { addUsage } from "./add-usage.ts";
import { type Attempt, askOnce, PROVIDER, type Target } from "./ask-once.ts";
import { isWorthRepeating, toLanguageModelError } from "./map-failure.ts";

/** ERR-02: the longest a call may last, its repetition and its repair, in milliseconds. */
const CALL_TIMEOUT_MS = 180_000;
const OVERALL_TIMEOUT_MS = 200_000;
/** ERR-02: the pause before a repetition, in milliseconds. */
const RETRY_PAUSE_MS = 1_000;

const SAME_EFFORTS: EffortNames = { low: "low", medium: "medium", high: "high" };

/** What the server calls an effort; null sends none. */
export type EffortNames = Readonly<Record<Effort, string | null>>;

export interface OpenAiCompatibleOptions {
  /** How answers and logs name this model. */
  readonly name: string;
  /** With the version path: `https://host/v1`. */
  readonly baseUrl: string;
  /** Local servers want none. */
  readonly apiKey?: string | undefined;
  /** The model's id at the server. */
  readonly model: string;
  readonly efforts?: EffortNames;
  readonly timeoutMs?: number;
  readonly overallTimeoutMs?: number;
  readonly retryPauseMs?: number;
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * A language model behind any server that speaks OpenAI's Chat Completions with structured outputs.
 * A call is repeated once after a timeout, a 502 or a 503 and never after an abort (ERR-02); an
 * answer that breaks the schema is sent back once for repair.
 */
export function createOpenAiCompatibleModel(options: OpenAiCompatibleOptions): LanguageModel {
  const { name, efforts = SAME_EFFORTS, retryPauseMs = RETRY_PAUSE_MS } = options;
  const provider = createOpenAICompatible({
    name: PROVIDER,
    baseURL: options.baseUrl,
    supportsStructuredOutputs: true,
    ...(options.apiKey === undefined ? {} : { apiKey: options.apiKey }),
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
  });

  return {
    name,
    async generate<Output>(
      request: LanguageModelRequest<Output>,
    ): Promise<LanguageModelResult<Output>> {
      const target: Target = {
        model: provider.chatModel(options.model),
        effort: efforts[request.effort],
        timeoutMs: options.timeoutMs ?? CALL_TIMEOUT_MS,
      };
      const limited = {
        ...request,
        overall: AbortSignal.timeout(options.overallTimeoutMs ?? OVERALL_TIMEOUT_MS),
      };
      const ask = async (messages: readonly ModelMessage[]): Promise<Attempt<Output>> => {
        try {
          return await askOnce(target, limited, messages);
        } catch (error) {
          if (!isWorthRepeating(error) || limited.overall.aborted) throw error;
          await pause(retryPauseMs, undefined, { signal: request.signal });
          return await askOnce(target, limited, messages);
        }
      };
      try {
        return await askAndRepair(request.prompt, ask);
      } catch (error) {
        throw toLanguageModelError(error, request.signal);
      }
    },
  };
}

async function askAndRepair<Output>(
  prompt: string,
  ask: (messages: readonly ModelMessage[]) => Promise<Attempt<Output>>,
): Promise<LanguageModelResult<Output>> {
  const question: ModelMessage = { role: "user", content: prompt };
  const first = await ask([question]);
  if (first.valid) return first.result;
  const second = await ask([
    question,
    { role: "assistant", content: first.text },
    { role: "user", content: repairRequest(first.problem) },
  ]);
  if (!second.valid) throw new LanguageModelError("invalid_output", { cause: second.cause });
  return { ...second.result, usage: addUsage(first.usage, second.result.usage) };
}

const repairRequest = (problem: string): string =>
  `That answer does not match the required JSON schema (${problem}). Send the whole answer again, as JSON that matches the schema and nothing else.`;
