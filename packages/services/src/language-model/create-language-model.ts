import { setTimeout as pause } from "node:timers/promises";
import {
  type LanguageModel,
  LanguageModelError,
  type LanguageModelRequest,
  type LanguageModelResult,
} from "@spellwright/contract";
import type { ModelMessage } from "ai";
import { timeLimit } from "../time-limit.ts";
import { addUsage } from "./add-usage.ts";
import {
  type Attempt,
  askOnce,
  type LimitedRequest,
  searchFirst,
  type Target,
} from "./ask-once.ts";
import { isWorthRepeating, toLanguageModelError } from "./map-failure.ts";
import type { Vendor, VendorOptions } from "./vendor.ts";
import { anthropicVendor } from "./vendors/anthropic.ts";
import { compatibleVendor } from "./vendors/compatible.ts";
import { googleVendor } from "./vendors/google.ts";
import { openAiVendor } from "./vendors/openai.ts";
import { checkSources } from "./web-sources.ts";

/** ERR-02: the longest a call may last, its repetition and its repair, in milliseconds. */
const CALL_TIMEOUT_MS = 180_000;
const OVERALL_TIMEOUT_MS = 200_000;
/** ERR-02: the pause before a repetition, in milliseconds. */
const RETRY_PAUSE_MS = 1_000;

/** Whose protocol is spoken; `compatible` is any server with OpenAI's Chat Completions. */
export const MODEL_PROVIDERS = ["openai", "anthropic", "google", "compatible"] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** Which model is asked and how. `timeoutMs` bounds one call, `overallTimeoutMs` all tries together (ERR-02). */
export type LanguageModelOptions = VendorOptions & {
  /** How answers and logs name this model. */
  readonly name: string;
  /** ORA-18: the provider's own web search; `compatible` servers have none. */
  readonly webSearch?: boolean;
  readonly timeoutMs?: number;
  readonly overallTimeoutMs?: number;
  readonly retryPauseMs?: number;
} & (
    | { readonly provider: "compatible"; readonly baseUrl: string }
    | { readonly provider: Exclude<ModelProvider, "compatible"> }
  );

const vendorOf = (options: LanguageModelOptions): Vendor => {
  switch (options.provider) {
    case "openai":
      return openAiVendor(options);
    case "anthropic":
      return anthropicVendor(options);
    case "google":
      return googleVendor(options);
    case "compatible":
      return compatibleVendor(options);
  }
};

/**
 * A language model behind one of the vendors' protocols, with structured output. A call is repeated
 * once after a timeout, a 502 or a 503 and never after an abort (ERR-02); an answer that breaks the
 * schema is sent back once for repair.
 */
export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  const { name, retryPauseMs = RETRY_PAUSE_MS } = options;
  const vendor = vendorOf(options);
  const searches = options.webSearch === true && vendor.search !== undefined;
  const timeoutMs = options.timeoutMs ?? CALL_TIMEOUT_MS;
  const target: Target = { vendor, name, timeoutMs, searches };

  const repeatOnce = async <Value>(
    request: LimitedRequest<unknown>,
    call: () => Promise<Value>,
  ): Promise<Value> => {
    try {
      return await call();
    } catch (error) {
      const { signal, overall } = request;
      if (signal.aborted || overall.aborted || !isWorthRepeating(error)) throw error;
      await pause(retryPauseMs, undefined, { signal });
      return await call();
    }
  };

  return {
    name,
    searchesWeb: searches,
    async generate<Output>(
      given: LanguageModelRequest<Output>,
    ): Promise<LanguageModelResult<Output>> {
      const overall = timeLimit(
        Math.min(
          options.overallTimeoutMs ?? OVERALL_TIMEOUT_MS,
          given.mostMs ?? OVERALL_TIMEOUT_MS,
        ),
      );
      const request = { ...given, overall };
      try {
        given.signal.throwIfAborted();
        const ask = (prompt: string) =>
          askAndRepair(prompt, (messages) =>
            repeatOnce(request, () => askOnce(target, request, messages)),
          );
        if (!searches || vendor.search?.together) return await ask(request.prompt);
        const found = await repeatOnce(request, () => searchFirst(target, request));
        const answer = await ask(`${request.prompt}\n\nWEB NOTES\n${found.text.trim()}`);
        return {
          ...answer,
          usage: addUsage(found.usage, answer.usage),
          sources: checkSources(found.sources),
          ...(found.searches > 0 ? { searches: found.searches } : {}),
        };
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
    // Vendors refuse an empty turn.
    { role: "assistant", content: first.text.trim() === "" ? "(nothing)" : first.text },
    { role: "user", content: repairRequest(first.problem) },
  ]);
  if (!second.valid) throw new LanguageModelError("invalid_output", { cause: second.problem });
  return { ...second.result, usage: addUsage(first.usage, second.result.usage) };
}

const repairRequest = (problem: string): string =>
  `That answer does not match the required JSON schema (${problem}). Send the whole answer again, as JSON that matches the schema and nothing else.`;
