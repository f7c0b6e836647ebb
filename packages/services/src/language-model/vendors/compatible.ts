import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { fetchOf, OUTPUT_TOKENS, type Vendor, type VendorOptions } from "../vendor.ts";

const PROVIDER = "openaiCompatible";

/** Any server that speaks OpenAI's Chat Completions: Ollama, vLLM, llama.cpp, LM Studio. */
export function compatibleVendor(options: VendorOptions & { readonly baseUrl: string }): Vendor {
  const provider = createOpenAICompatible({
    name: PROVIDER,
    baseURL: options.baseUrl,
    supportsStructuredOutputs: true,
    includeUsage: true,
    ...(options.apiKey === undefined ? {} : { apiKey: options.apiKey }),
    fetch: fetchOf(options),
  });
  return {
    model: provider.chatModel(options.model),
    settingsFor: (effort) => {
      const name = options.efforts === undefined ? effort : options.efforts[effort];
      return {
        maxOutputTokens: OUTPUT_TOKENS,
        providerOptions: { [PROVIDER]: name === null ? {} : { reasoningEffort: name } },
      };
    },
  };
}
