import process from "node:process";
import type { LanguageModel } from "@spellwright/contract";
import { createModel } from "../../create-model.ts";
import { createLog } from "../../http/index.ts";
import { readLanguageModelOf } from "../../language-model-config.ts";

/** The model of the configuration (`LANGUAGE_MODEL_…`); undefined when none is configured. */
export const configuredModel = (): LanguageModel | undefined => {
  const config = readLanguageModelOf(process.env);
  return config === undefined ? undefined : createModel(config, createLog("warn"));
};
