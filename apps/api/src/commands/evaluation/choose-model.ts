import process from "node:process";
import { CommandError } from "@spellwright/commands";
import type { LanguageModel } from "@spellwright/contract";
import { readLanguageModelOf } from "../../config/language-model-config.ts";
import { createLog } from "../../http/index.ts";
import { createModel } from "../../runtime/create-model.ts";

/** Who answers: the local judge alone, or with the model of the configuration. */
export const ENGINES = ["local", "model"] as const;

/**
 * The model that answers. Undefined for the local judge alone.
 *
 * @throws CommandError when none is configured (`LANGUAGE_MODEL_…`)
 */
export const chooseModel = (engine: (typeof ENGINES)[number]): LanguageModel | undefined => {
  if (engine === "local") return undefined;
  const config = readLanguageModelOf(process.env);
  if (config === undefined) throw new CommandError("--engine model needs LANGUAGE_MODEL_NAME");
  return createModel(config, createLog("warn"));
};
