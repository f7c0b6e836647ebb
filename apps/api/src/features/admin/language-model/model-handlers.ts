import { findLocalModels, timeLimit } from "@spellwright/services";
import type { ModelsConfig } from "../../../config/models-config.ts";
import type { Database } from "../../../database/index.ts";
import { AppError, api, type RateLimits } from "../../../http/index.ts";
import { recordModelTrial } from "../../accounts/index.ts";
import type { Oracle } from "../../oracle/index.ts";
import { requireAdmin } from "../policy.ts";
import { type KnownModel, presentModel } from "./present-model.ts";

/** Before the page stops waiting, in milliseconds. */
const PATIENCE_MS = 170_000;
/** For its server to tell how much its context holds, in milliseconds. */
const LOOK_MS = 2_000;

/** What the page of the language model knows and does. */
export interface ModelParts {
  readonly database: Database;
  readonly limits: RateLimits;
  readonly models: Pick<ModelsConfig, "languageModel" | "localModels">;
  /** The model in use. */
  readonly model: KnownModel | undefined;
  readonly tryModel: Oracle["tryModel"];
}

/** The language model in use, those of this machine, and one question on request. */
export const modelHandlers = ({ database, limits, models, model, tryModel }: ModelParts) => ({
  read: api.admin.languageModel.read.handler(async ({ context }) => {
    await requireAdmin(context);
    const { languageModel, localModels } = models;
    return {
      in_use:
        languageModel === undefined
          ? null
          : await presentModel(languageModel, model, timeLimit(LOOK_MS)),
      found: localModels === undefined ? null : await findLocalModels(localModels),
    };
  }),
  try: api.admin.languageModel.try.handler(async ({ context }) => {
    const { id } = await requireAdmin(context);
    const { languageModel } = models;
    if (languageModel === undefined) throw new AppError("PGRST116");
    await limits.use("modelTrial", id);
    await recordModelTrial(database, id, languageModel.main.name);
    const trial = await tryModel(context.language, timeLimit(PATIENCE_MS));
    if (trial === undefined) throw new AppError("PGRST116");
    const { main, fallback } = languageModel;
    const answering = trial.fallback_from === null ? main : (fallback ?? main);
    return { ...trial, provider: answering.provider };
  }),
});
