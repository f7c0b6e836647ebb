import { cardFactsOf } from "../../table/src/index.ts";
import { createJudge, type JudgeAnswer, type JudgeParts } from "../src/index.ts";
import { ask, options } from "../test/ask.ts";
import type { Outcome, TestQuestion } from "./test-question.ts";

const saidOf = ({ verdict }: TestQuestion, { ruling }: JudgeAnswer): Outcome["said"] => {
  if (verdict === undefined) return null;
  if (ruling.verdict === null) return "nothing";
  if (ruling.verdict === verdict) return "right";
  return ruling.strength === "ruling" ? "surely wrong" : "wrong";
};

/**
 * Asks the local judge every question, each on its own and through all that a reader's question goes
 * through. A wording is held out of what is known while it is asked.
 */
export const askQuestions = async (
  parts: JudgeParts,
  questions: readonly TestQuestion[],
): Promise<readonly Outcome[]> => {
  const judge = createJudge({ ...parts, cardFactsOf, holdsOut: true });
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
      said: saidOf(question, answer),
      cited: answer.ruling.relevant_rules.length > 0,
    });
  }
  return outcomes;
};
