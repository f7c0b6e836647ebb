import type { LanguageModel } from "@spellwright/contract";
import { createLanguageModel, withBreaker, withFallback } from "@spellwright/services";
import type { LanguageModelConfig, ModelAddress } from "../config/language-model-config.ts";
import { describeError, type Log } from "../http/index.ts";

/** Longest time of one call, and of all tries of a model together, in milliseconds. */
interface Share {
  readonly timeoutMs: number;
  readonly overallTimeoutMs: number;
  /** Before a repetition; absent: a second. */
  readonly retryPauseMs?: number;
}

/** What a model has that is alone, and each of two. */
export type ModelShares = Readonly<Record<"alone" | "first" | "second", Share>>;

/**
 * ERR-02: what each model has of the time of a run, so that a call that hangs leaves time for its
 * repetition, and the first model for the second.
 */
export const MODEL_SHARES = {
  alone: { timeoutMs: 80_000, overallTimeoutMs: 160_000 },
  first: { timeoutMs: 50_000, overallTimeoutMs: 100_000 },
  second: { timeoutMs: 60_000, overallTimeoutMs: 65_000 },
} as const satisfies ModelShares;

const modelAt = (
  address: ModelAddress,
  { webSearch, efforts }: Pick<LanguageModelConfig, "webSearch" | "efforts">,
  share: Share,
): LanguageModel => withBreaker(clientOf(address, { webSearch, efforts }, share));

const clientOf = (
  address: ModelAddress,
  { webSearch, efforts }: Pick<LanguageModelConfig, "webSearch" | "efforts">,
  share: Share,
): LanguageModel => {
  const { name, key, contextTokens } = address;
  const common = { name, model: name, apiKey: key, efforts, webSearch, contextTokens, ...share };
  return address.provider === "compatible"
    ? createLanguageModel({ ...common, provider: "compatible", baseUrl: address.url })
    : createLanguageModel({ ...common, provider: address.provider, baseUrl: address.url });
};

/** The configured language model, with the one that stands in for it (ERR-04). */
export const createModel = (
  config: LanguageModelConfig,
  log: Log,
  shares: ModelShares = MODEL_SHARES,
): LanguageModel => {
  if (config.fallback === undefined) return modelAt(config.main, config, shares.alone);
  const main = modelAt(config.main, config, shares.first);
  // Another provider's own names of efforts are its own matter.
  const same = config.fallback.provider === config.main.provider;
  const second = modelAt(
    config.fallback,
    { ...config, efforts: same ? config.efforts : undefined },
    shares.second,
  );
  return withFallback(main, second, (error) =>
    log.warn({ error: describeError(error) }, "the fallback model answers"),
  );
};
