import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { omitRefusedFields } from "../omit-refused-fields.ts";
import { fetchOf, OUTPUT_TOKENS, type Vendor, type VendorOptions } from "../vendor.ts";

const PROVIDER = "openaiCompatible";

/**
 * What a model that does not think aloud may write at most: with a prompt of 4,000 tokens and the schema it
 * fits the 8,000 that small local models have.
 */
const PLAIN_OUTPUT_TOKENS = 3_000;

/** Any server that speaks OpenAI's Chat Completions: Ollama, vLLM, llama.cpp, LM Studio. */
export function compatibleVendor(options: VendorOptions & { readonly baseUrl: string }): Vendor {
  const provider = createOpenAICompatible({
    name: PROVIDER,
    baseURL: options.baseUrl,
    supportsStructuredOutputs: true,
    includeUsage: true,
    ...(options.apiKey === undefined ? {} : { apiKey: options.apiKey }),
    fetch: omitRefusedFields(fetchOf(options), options.onRefused),
  });
  return {
    model: provider.chatModel(options.model),
    // A format of the answer keeps local servers from calling any tool. Some refuse both.
    toolsTogether: false,
    settingsFor: (effort) => {
      // Many models refuse an effort: one is sent only where its names are set.
      const name = options.efforts?.[effort] ?? null;
      return {
        maxOutputTokens: options.efforts === undefined ? PLAIN_OUTPUT_TOKENS : OUTPUT_TOKENS,
        providerOptions: { [PROVIDER]: name === null ? {} : { reasoningEffort: name } },
      };
    },
  };
}
