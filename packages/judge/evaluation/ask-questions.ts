import { createJudge, type JudgeParts } from "../src/index.ts";
import { ask, options } from "../test/ask.ts";
import type { Outcome, TestQuestion } from "./test-question.ts";

/** Asks the local judge every question, each on its own and through all that a reader's question goes through. */
export const askQuestions = async (
  parts: JudgeParts,
  questions: readonly TestQuestion[],
): Promise<readonly Outcome[]> => {
  const judge = createJudge(parts);
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const { language, text } = question;
    const cards = question.cards.map((card) => ({ card, written: card.name }));
    const answer = await judge.answer(ask(text, language, { cards }), options());
    outcomes.push({
      question,
      decidedBy: answer.decidedBy,
      decided: question.isDecidedRightly(answer),
      verdict: question.isVerdictRight(answer),
      cited: answer.ruling.relevant_rules.length > 0,
    });
  }
  return outcomes;
};
