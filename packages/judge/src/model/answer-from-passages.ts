import { lookUpTokens, promptCharacters } from "@spellwright/contract";
import { answerWithModel, type ModelAnswer } from "./answer-with-model.ts";
import { choosePassages } from "./choose-passages.ts";
import type { ModelCall } from "./model-call.ts";
import type { ModelEvidence } from "./model-evidence.ts";

/** A model's answer, and the rules that it was given. */
export interface AnswerFromPassages extends ModelAnswer {
  readonly contextRules: readonly string[];
}

/**
 * Chooses what the model's context has room for, then lets it reason over that.
 *
 * @throws LanguageModelError as `answerWithModel`
 */
export const answerFromPassages = async (
  evidence: ModelEvidence,
  call: ModelCall,
): Promise<AnswerFromPassages> => {
  const contextTokens = await call.model.contextTokens?.(call.signal);
  const longest = promptCharacters(contextTokens, evidence.understanding.language);
  const contextRules = choosePassages(evidence, longest);
  const room = { longest, lookUpTokens: lookUpTokens(contextTokens) };
  const answer = await answerWithModel({ ...evidence, contextRules, ...room }, call);
  return { ...answer, contextRules };
};
