import {
  type LanguageModel,
  LanguageModelError,
  type LanguageModelResult,
} from "@spellwright/contract";
import { type ModelFacts, timedChannels, traceWork } from "./channels.ts";

/** What an answer cost in US dollars. Null when its tokens or its price are unknown. */
type PriceOf = (
  answer: Pick<LanguageModelResult<unknown>, "model" | "usage" | "searches">,
) => number | null;

/** The same model, told of by outcome, tokens and cost: neither prompt nor answer leaves. */
export const watchedModel = (model: LanguageModel, priceOf: PriceOf): LanguageModel => ({
  ...model,
  generate(request) {
    const facts: ModelFacts = { model: model.name, effort: request.effort };
    return traceWork(timedChannels.model, facts, async () => {
      try {
        const answer = await model.generate(request);
        facts.model = answer.model;
        facts.inputTokens = answer.usage?.input_tokens;
        facts.outputTokens = answer.usage?.output_tokens;
        facts.cost = priceOf(answer) ?? undefined;
        return answer;
      } catch (error) {
        facts.failure = error instanceof LanguageModelError ? error.failure : "unknown";
        throw error;
      }
    });
  },
});
