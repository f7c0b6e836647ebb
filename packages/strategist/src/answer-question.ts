import { answerLocally } from "./answer-locally.ts";
import { deckFacts } from "./deck-facts.ts";
import { answerWithModel } from "./model/answer-with-model.ts";
import type { StrategyQuestion, StrategyResult, StrategyRun } from "./strategist.ts";
import { understand } from "./understanding/understand.ts";

/**
 * Answers a question to the Forge: computed where the list decides. A choice goes to a configured language
 * model, which is given the deck and the figures; without one the list chooses, or honestly nobody.
 *
 * @throws LanguageModelError when a model was asked and failed
 */
export const answerQuestion = async (
  question: StrategyQuestion,
  run: StrategyRun,
): Promise<StrategyResult> => {
  const understanding = understand(question);
  const facts = question.deck === null ? null : deckFacts(question.deck);
  const local = answerLocally({ question, understanding, facts });
  await run.onReasoning?.();
  if (local.isChoice && run.model !== undefined)
    return answerWithModel({ question, understanding, facts }, { ...run, model: run.model });
  return {
    language: understanding.language,
    content: local,
    engine: { kind: "local", model: null },
    usage: null,
    searches: 0,
  };
};
