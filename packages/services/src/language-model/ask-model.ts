import { setTimeout as pause } from "node:timers/promises";
import {
  addUsage,
  type LanguageModel,
  LanguageModelError,
  type LanguageModelRequest,
  type LanguageModelResult,
} from "@spellwright/contract";
import { markUntrustedText } from "@spellwright/text";
import type { ModelMessage } from "ai";
import { timeLimit } from "../time-limit.ts";
import { type Attempt, askOnce } from "./ask-once.ts";
import { type LimitedRequest, searchFirst, type Target } from "./converse.ts";
import { isWorthRepeating, toLanguageModelError } from "./map-failure.ts";
import { type LanguageModelOptions, searchesWeb } from "./options.ts";
import { createAskWithTools } from "./tools/ask-with-tools.ts";
import type { Vendor } from "./vendor.ts";
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

/** How a model is asked, with the libraries of the vendors. */
export const createGenerate = (options: LanguageModelOptions): LanguageModel["generate"] => {
  const { name, retryPauseMs = RETRY_PAUSE_MS } = options;
  const vendor = vendorOf(options);
  const searches = searchesWeb(options);
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

  const askWithTools = createAskWithTools(target, repeatOnce);

  return async <Output>(
    given: LanguageModelRequest<Output>,
  ): Promise<LanguageModelResult<Output>> => {
    const overall = timeLimit(
      Math.min(options.overallTimeoutMs ?? OVERALL_TIMEOUT_MS, given.mostMs ?? OVERALL_TIMEOUT_MS),
    );
    const request = { ...given, overall };
    try {
      given.signal.throwIfAborted();
      const ask = (prompt: string) =>
        askAndRepair(prompt, (messages) =>
          repeatOnce(request, () => askOnce(target, request, messages)),
        );
      if (!searches || vendor.search?.together) return await askWithTools(request, ask);
      const found = await repeatOnce(request, () => searchFirst(target, request));
      const prompt = `${request.prompt}

WEB NOTES
${markUntrustedText(found.text.trim())}`;
      const answer = await askWithTools({ ...request, prompt }, ask);
      return {
        ...answer,
        usage: addUsage(found.usage, answer.usage),
        sources: checkSources(found.sources),
        ...(found.searches > 0 ? { searches: found.searches } : {}),
      };
    } catch (error) {
      throw toLanguageModelError(error, request.signal);
    }
  };
};

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
