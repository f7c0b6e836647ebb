import { readFileSync } from "node:fs";
import path from "node:path";
import type { Engine, Usage } from "@spellwright/contract";
import * as z from "zod";
import { projectRoot } from "../../config/root.ts";
import { StartupError } from "../../config/startup-error.ts";
import type { AnswerLog } from "../runs/index.ts";

const Price = z.strictObject({
  input: z.number().positive().describe("US dollars for a million tokens"),
  cached: z
    .number()
    .positive()
    .optional()
    .describe("US dollars for a million tokens that its cache had; absent: the full price"),
  cacheWrite: z
    .number()
    .positive()
    .optional()
    .describe("US dollars for a million tokens put into its cache; absent: the full price"),
  output: z.number().positive().describe("US dollars for a million tokens, thinking included"),
  search: z.number().positive().nullable().describe("US dollars for a thousand web searches"),
});
const ModelPrices = z.strictObject({
  date: z.iso.date().describe("The day on which the vendors' pages said so"),
  models: z.record(z.string(), Price),
});
/** What language models cost. */
export type ModelPrices = z.infer<typeof ModelPrices>;

/** Every cost is unknown. */
const NO_PRICES: ModelPrices = { date: "1970-01-01", models: {} };

/**
 * The price table of a file. The shipped one when none is named.
 *
 * @throws StartupError LANGUAGE_MODEL_PRICES
 */
export const readModelPrices = (file: string | undefined): ModelPrices => {
  const source = file ?? path.join(projectRoot, "data", "model-prices.json");
  try {
    // Read once: compiling the check would take longer than it does.
    return ModelPrices.parse(JSON.parse(readFileSync(source, "utf8")), { jitless: true });
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error).split("\n")[0] : String(error);
    throw new StartupError(`LANGUAGE_MODEL_PRICES ${source}: ${why}`);
  }
};

/** Vendors answer with a dated name: "gpt-5.4-2026-03-05" is priced as "gpt-5.4". */
const undated = (model: string): string =>
  model.replace(/^models\//, "").replace(/-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, "");

const MILLION = 1_000_000;
const THOUSAND = 1_000;

/** Tokens of the prompt at their prices: those that the cache had, those put there, the others in full. */
const inputCost = (
  { input_tokens, input_tokens_details }: Usage,
  { input, cached = input, cacheWrite = input }: z.infer<typeof Price>,
): number => {
  const read = input_tokens_details?.cached_tokens ?? 0;
  const written = input_tokens_details?.cache_write_tokens ?? 0;
  return read * cached + written * cacheWrite + (input_tokens - read - written) * input;
};

/**
 * What an answer cost in US dollars, cached tokens at their own price where it is known. Null when its tokens or its price
 * are unknown, never 0.
 */
export const priceOf = (
  answer: { readonly model: string; readonly usage: Usage | null; readonly searches: number },
  { models }: ModelPrices,
): number | null => {
  const { usage, searches } = answer;
  const key = undated(answer.model);
  const price = Object.hasOwn(models, key) ? models[key] : undefined;
  if (usage === null || price === undefined) return null;
  if (searches > 0 && price.search === null) return null;
  const tokens = inputCost(usage, price) + usage.output_tokens * price.output;
  return tokens / MILLION + (searches * (price.search ?? 0)) / THOUSAND;
};

/** What the log keeps of an answer that a language model gave (ORA-16). Nothing of another. */
export const loggedAnswer = (
  {
    engine,
    usage,
    searches = 0,
  }: { readonly engine: Engine; readonly usage: Usage | null; readonly searches?: number },
  prices: ModelPrices = NO_PRICES,
): { readonly logged?: AnswerLog } => {
  if (engine.model === null) return {};
  const cost = priceOf({ model: engine.model, usage, searches }, prices);
  const fallback = engine.fallback_from;
  return {
    logged: {
      model: engine.model,
      ...(fallback === undefined ? {} : { fallback_from: fallback }),
      usage,
      searches,
      cost_usd: cost,
      prices_date: cost === null ? null : prices.date,
    },
  };
};
