import * as z from "zod";
import { MODEL_FAILURES, OMITTABLE_FIELDS } from "../language-model.ts";
import { LocalModels } from "./local-models.ts";
import { Usage } from "./ruling.ts";

/** Whose protocol is spoken; `compatible` is any server with OpenAI's Chat Completions. */
export const MODEL_PROVIDERS = ["openai", "anthropic", "google", "compatible"] as const;
const Provider = z.enum(MODEL_PROVIDERS);
/** One of these. */
export type ModelProvider = z.infer<typeof Provider>;

const OmittableField = z.enum(OMITTABLE_FIELDS);

const ConfiguredModel = z.object({
  provider: Provider,
  name: z.string(),
  address: z.string().nullable().describe("Without key, name or password; null: the vendor's own"),
});

/** The language model of the configuration, never its key. */
export const ModelInUse = ConfiguredModel.extend({
  context_tokens: z.number().int().nullable().describe("Of question and answer; null: unknown"),
  web_search: z.boolean(),
  efforts: z
    .object({
      low: z.string().nullable(),
      medium: z.string().nullable(),
      high: z.string().nullable(),
    })
    .nullable()
    .describe("What they are called there; null: as the vendor calls them, or none is sent"),
  fallback: ConfiguredModel.nullable(),
  refused: z.array(OmittableField).describe("What its server refused so far"),
});
export type ModelInUse = z.infer<typeof ModelInUse>;

/** Which model answers, and which ones of this machine could. */
export const LanguageModelStatus = z.object({
  in_use: ModelInUse.nullable().describe("null: the local judge answers"),
  found: z.array(LocalModels).nullable().describe("null: nothing was looked for"),
});
export type LanguageModelStatus = z.infer<typeof LanguageModelStatus>;

/** What came of one question to the model of the configuration. */
export const ModelTrial = z.object({
  question: z.string(),
  answer: z.string().nullable().describe("null: the model gave none that can be shown"),
  provider: Provider,
  model: z.string(),
  fallback_from: z.string().nullable().describe("The model that was asked first and could not"),
  duration_ms: z.number().int(),
  usage: Usage.nullable(),
  cost_usd: z.number().nullable().describe("null: unknown"),
  refused: z.array(OmittableField),
  failure: z
    .object({
      kind: z.enum(MODEL_FAILURES),
      status: z.number().int().nullable().describe("HTTP status of its server"),
    })
    .nullable(),
});
export type ModelTrial = z.infer<typeof ModelTrial>;
