import type { LanguageModel } from "@spellwright/contract";
import { createLanguageModel, withFallback } from "@spellwright/services";
import { describeError, type Log } from "./http/index.ts";
import type { LanguageModelConfig, ModelAddress } from "./language-model-config.ts";

const modelAt = (
  address: ModelAddress,
  { webSearch, efforts }: Pick<LanguageModelConfig, "webSearch" | "efforts">,
): LanguageModel => {
  const { name, key } = address;
  const common = { name, model: name, apiKey: key, efforts, webSearch };
  return address.provider === "compatible"
    ? createLanguageModel({ ...common, provider: "compatible", baseUrl: address.url })
    : createLanguageModel({ ...common, provider: address.provider, baseUrl: address.url });
};

/** The configured language model, with the one that stands in for it (ERR-04). */
export const createModel = (config: LanguageModelConfig, log: Log): LanguageModel => {
  const main = modelAt(config.main, config);
  if (config.fallback === undefined) return main;
  // Another provider's own names of efforts are its own matter.
  const same = config.fallback.provider === config.main.provider;
  const second = modelAt(config.fallback, {
    ...config,
    efforts: same ? config.efforts : undefined,
  });
  return withFallback(main, second, (error) =>
    log.warn({ error: describeError(error) }, "the fallback model answers"),
  );
};
