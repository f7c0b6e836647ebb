import { createOpenAI } from "@ai-sdk/openai";
import { connectionOf, OUTPUT_TOKENS, type Vendor, type VendorOptions } from "../vendor.ts";

const OWN_URL = "https://api.openai.com/v1";

/** OpenAI's Responses API; nothing is stored there. */
export function openAiVendor(options: VendorOptions): Vendor {
  const provider = createOpenAI(connectionOf(options, OWN_URL));
  return {
    model: provider.responses(options.model),
    toolsTogether: true,
    settingsFor: (effort) => {
      const name = options.efforts === undefined ? effort : options.efforts[effort];
      return {
        // Thinking is counted in it.
        maxOutputTokens: 2 * OUTPUT_TOKENS,
        providerOptions: {
          openai: {
            store: false,
            strictJsonSchema: true,
            ...(name === null ? {} : { reasoningEffort: name }),
          },
        },
      };
    },
    search: { tools: { web_search: provider.tools.webSearch({}) }, together: true },
  };
}
