import type { LocalServer } from "@spellwright/contract";
import { LOCAL_ADDRESSES } from "@spellwright/services";
import * as z from "zod";
import {
  type LanguageModelConfig,
  languageModelVariables,
  readLanguageModel,
} from "./language-model-config.ts";
import { httpUrl, isLoopback } from "./setting.ts";

const loopbackUrl = (address: string) =>
  httpUrl
    .refine((url) => isLoopback(new URL(url).hostname), {
      error: "must be an address of this machine, such as http://127.0.0.1:11434",
    })
    .default(address);

/** The variables of the model that rules, and where the usual servers of models are looked for. */
export const modelVariables = {
  ...languageModelVariables,
  OLLAMA_URL: loopbackUrl(LOCAL_ADDRESSES.ollama),
  LM_STUDIO_URL: loopbackUrl(LOCAL_ADDRESSES.lm_studio),
  LLAMA_CPP_URL: loopbackUrl(LOCAL_ADDRESSES.llama_cpp),
};
const Variables = z.object(modelVariables);

/** Addresses without a slash at the end, all of this machine. */
export type LocalAddresses = Readonly<Record<LocalServer, string>>;

export interface ModelsConfig {
  /** Absent: the local judge answers. */
  readonly languageModel: LanguageModelConfig | undefined;
  /** Servers of this machine that are asked which models they have. Absent: none is asked. */
  readonly localModels: LocalAddresses | undefined;
  /** A price table of one's own. Absent, the shipped one. */
  readonly modelPrices: string | undefined;
}

/** Which model rules; without one, and unless `LANGUAGE_MODEL=off`, whom to ask on one's own machine. */
export const readModels = (env: z.infer<typeof Variables>, production: boolean): ModelsConfig => {
  const languageModel = readLanguageModel(env);
  const looks = !production && languageModel === undefined && env.LANGUAGE_MODEL !== "off";
  const { OLLAMA_URL: ollama, LM_STUDIO_URL: lm_studio, LLAMA_CPP_URL: llama_cpp } = env;
  return {
    languageModel,
    localModels: looks ? { ollama, lm_studio, llama_cpp } : undefined,
    modelPrices: env.LANGUAGE_MODEL_PRICES,
  };
};
