import { LanguageModelError, type LanguageModelFailure } from "@spellwright/contract";

const TROUBLE: readonly LanguageModelFailure[] = ["unavailable", "rate_limited", "timeout"];

/**
 * Whether a model’s provider is overloaded, away or in the way (ERR-04), so that somebody else may answer
 * in its place. What a model says or declines is no trouble of its provider’s.
 */
export const isProviderTrouble = (error: unknown): error is LanguageModelError =>
  error instanceof LanguageModelError && TROUBLE.includes(error.failure);
