import {
  type LanguageModel,
  LanguageModelError,
  type LanguageModelFailure,
  type LanguageModelRequest,
  type LanguageModelResult,
} from "@spellwright/contract";

/** ERR-04: the first model is overloaded or away. What it said or refused stays its own. */
const ANOTHER_MAY_ANSWER: readonly LanguageModelFailure[] = [
  "unavailable",
  "rate_limited",
  "timeout",
];

/**
 * A model that asks another one when the first cannot answer (ERR-04).
 *
 * @param onFallback told why, for the log
 */
export function withFallback(
  first: LanguageModel,
  second: LanguageModel,
  onFallback: (error: LanguageModelError) => void,
): LanguageModel {
  return {
    name: first.name,
    searchesWeb: first.searchesWeb ?? false,
    async generate<Output>(
      request: LanguageModelRequest<Output>,
    ): Promise<LanguageModelResult<Output>> {
      try {
        return await first.generate(request);
      } catch (error) {
        if (!(error instanceof LanguageModelError)) throw error;
        if (!ANOTHER_MAY_ANSWER.includes(error.failure) || request.signal.aborted) throw error;
        onFallback(error);
        const answer = await second.generate(request);
        return { ...answer, fallbackFrom: first.name };
      }
    },
  };
}
