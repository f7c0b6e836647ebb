import type { ModelProvider, ModelTrial } from "@spellwright/contract";
import type { TextKey } from "@spellwright/locales";

/** What the protocols are called, the same in every language. */
export const PROTOCOLS: Readonly<Record<ModelProvider, string>> = {
  openai: "OpenAI Responses",
  anthropic: "Anthropic Messages",
  google: "Gemini API",
  compatible: "Chat Completions",
};

/** What the servers on one’s own machine are called. */
export const SERVERS = {
  ollama: "Ollama",
  lm_studio: "LM Studio",
  llama_cpp: "llama.cpp",
} as const;

/** The variables that have a model answer, as an environment file takes them. */
export const settingsOf = (url: string, name: string): readonly string[] => [
  `LANGUAGE_MODEL_URL=${url}`,
  `LANGUAGE_MODEL_NAME=${name}`,
];

/** HTTP statuses that say what to set right. */
const STATUSES: Readonly<Record<number, TextKey>> = {
  401: "admin.languageModel.failures.key",
  403: "admin.languageModel.failures.key",
  404: "admin.languageModel.failures.missing",
};

/** The sentence for why a model gave no answer. */
export const failureText = ({ kind, status }: NonNullable<ModelTrial["failure"]>): TextKey => {
  if (kind === "unavailable" && status !== null)
    return STATUSES[status] ?? "admin.languageModel.failures.status";
  // Our own time ended it.
  return `admin.languageModel.failures.${kind === "aborted" ? "timeout" : kind}`;
};
