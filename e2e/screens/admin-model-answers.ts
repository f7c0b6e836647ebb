import type { LanguageModelStatus, ModelTrial } from "@spellwright/contract";
import { ANSWERS } from "./admin-answers.ts";

const MODEL: LanguageModelStatus = {
  in_use: {
    provider: "compatible",
    name: "qwen3:8b",
    address: "http://127.0.0.1:11434/v1",
    context_tokens: 8192,
    web_search: false,
    efforts: { low: "low", medium: "medium", high: null },
    fallback: { provider: "anthropic", name: "claude-haiku-4-5", address: null },
    refused: ["reasoning_effort"],
  },
  found: null,
};

const TRIAL: ModelTrial = {
  question: "My 5/5 creature with trample and deathtouch is blocked by a 1/1.",
  answer: "4 damage goes through: with deathtouch 1 is lethal for the blocker.",
  provider: "compatible",
  model: "qwen3:8b",
  fallback_from: null,
  duration_ms: 23_400,
  usage: {
    input_tokens: 3810,
    output_tokens: 412,
    total_tokens: 4222,
    output_tokens_details: { reasoning_tokens: 0 },
  },
  cost_usd: null,
  refused: ["reasoning_effort", "response_format"],
  failure: null,
};

/** A model of the configuration that answers when it is tried. */
export const WITH_MODEL = { ...ANSWERS, "language-model": MODEL, try: TRIAL };

/** The same, at an address where nobody answers. */
export const MODEL_AWAY = {
  ...WITH_MODEL,
  try: {
    ...{ ...TRIAL, answer: null, duration_ms: 1200, usage: null },
    failure: { kind: "unavailable", status: null },
  } satisfies ModelTrial,
};

/** No model of the configuration, and some on the machine. */
export const MODELS_FOUND = {
  ...ANSWERS,
  "language-model": {
    in_use: null,
    found: [
      {
        server: "ollama",
        url: "http://127.0.0.1:11434/v1",
        models: [
          { name: "qwen3:8b", billions: 8.2 },
          { name: "llama3.2:3b", billions: 3.2 },
        ],
      },
      {
        server: "lm_studio",
        url: "http://127.0.0.1:1234/v1",
        models: [{ name: "gemma-3n-e4b", billions: null }],
      },
    ],
  } satisfies LanguageModelStatus,
};
