/** Whose protocol is spoken; `compatible` is any server with OpenAI's Chat Completions. */
export const MODEL_PROVIDERS = ["openai", "anthropic", "google", "compatible"] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];
