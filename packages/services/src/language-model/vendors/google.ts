import { createGoogleGenerativeAI } from "@ai-sdk/google";
import type { Effort } from "@spellwright/contract";
import { connectionOf, OUTPUT_TOKENS, type Vendor, type VendorOptions } from "../vendor.ts";

const OWN_URL = "https://generativelanguage.googleapis.com/v1beta";

/** Gemini 2.5 thinks within a budget of tokens. Later ones have levels. */
const HAS_BUDGET = /gemini-2\.5/;
const THINKS_NOT = /gemini-(?:1|2\.0)|gemma/;
const BUDGETS: Readonly<Record<Effort, number>> = { low: 1_024, medium: 8_192, high: 24_576 };

/** Google's Gemini API. Structured output switches its search off, so both never go together. */
export function googleVendor(options: VendorOptions): Vendor {
  const provider = createGoogleGenerativeAI(connectionOf(options, OWN_URL));
  const thinkingFor = (effort: Effort) => {
    if (options.efforts === undefined && THINKS_NOT.test(options.model)) return {};
    if (options.efforts === undefined && HAS_BUDGET.test(options.model)) {
      return { thinkingConfig: { thinkingBudget: BUDGETS[effort] } };
    }
    const name = options.efforts === undefined ? effort : options.efforts[effort];
    return name === null ? {} : { thinkingConfig: { thinkingLevel: name } };
  };
  return {
    model: provider.chat(options.model),
    // Gemini before 3 refuses tools beside JSON.
    toolsTogether: false,
    settingsFor: (effort) => ({
      // Thinking is counted in it.
      maxOutputTokens: OUTPUT_TOKENS + BUDGETS.high,
      providerOptions: { google: thinkingFor(effort) },
    }),
    search: { tools: { google_search: provider.tools.googleSearch({}) }, together: false },
  };
}
