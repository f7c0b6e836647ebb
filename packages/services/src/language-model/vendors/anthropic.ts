import { createAnthropic } from "@ai-sdk/anthropic";
import type { Effort } from "@spellwright/contract";
import { connectionOf, OUTPUT_TOKENS, type Vendor, type VendorOptions } from "../vendor.ts";

const OWN_URL = "https://api.anthropic.com/v1";

/** Enough for one look at what changed lately. Each search costs. */
const SEARCHES = 3;

/** Older models know no effort. They think within a budget of tokens. */
const KNOWS_NO_EFFORT =
  /claude-(?:\d|instant|(?:sonnet|haiku)-4-5|(?:sonnet|opus)-4(?:-[01])?(?:-\d{8}|$))/;
const BUDGETS: Readonly<Record<Effort, number | null>> = { low: null, medium: 4_096, high: 16_000 };

/** Anthropic's Messages API. */
export function anthropicVendor(options: VendorOptions): Vendor {
  const provider = createAnthropic(connectionOf(options, OWN_URL));
  const thinkingFor = (effort: Effort) => {
    if (options.efforts === undefined && KNOWS_NO_EFFORT.test(options.model)) {
      const budgetTokens = BUDGETS[effort];
      return budgetTokens === null ? {} : { thinking: { type: "enabled" as const, budgetTokens } };
    }
    const name = options.efforts === undefined ? effort : options.efforts[effort];
    return name === null ? {} : { effort: name, thinking: { type: "adaptive" as const } };
  };
  return {
    model: provider.messages(options.model),
    toolsTogether: true,
    settingsFor: (effort) => ({
      // A budget of thinking comes on top of it.
      maxOutputTokens: OUTPUT_TOKENS,
      providerOptions: { anthropic: thinkingFor(effort) },
    }),
    cacheMark: { anthropic: { cacheControl: { type: "ephemeral" } } },
    search: {
      tools: { web_search: provider.tools.webSearch_20250305({ maxUses: SEARCHES }) },
      together: true,
    },
  };
}
