import type {
  LanguageModel,
  LanguageModelError,
  LanguageModelRequest,
  LanguageModelResult,
} from "@spellwright/contract";
import { isProviderTrouble } from "./provider-trouble.ts";

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
    refused: () => [...new Set([first, second].flatMap((model) => model.refused?.() ?? []))],
    // Either of them may be given the prompt.
    contextTokens: async (signal) => {
      const told = await Promise.all([first, second].map((model) => model.contextTokens?.(signal)));
      const known = told.filter((tokens) => tokens !== undefined);
      return known.length < told.length ? undefined : Math.min(...known);
    },
    async generate<Output>(
      request: LanguageModelRequest<Output>,
    ): Promise<LanguageModelResult<Output>> {
      try {
        return await first.generate(request);
      } catch (error) {
        if (!isProviderTrouble(error) || request.signal.aborted) throw error;
        onFallback(error);
        const answer = await second.generate(request);
        return { ...answer, fallbackFrom: first.name };
      }
    },
  };
}
