import { strengthOf } from "@spellwright/contract";
import { referenceOf } from "./deck-facts.ts";
import type { StrategyQuestion, StrategyResult, StrategyRun } from "./strategist.ts";

/**
 * A question on the rules as the judge decides it. What he only thinks likely is left to the Oracle, which says
 * what it stands on and asks back: among words on a deck the nearest settled question is too often another one.
 *
 * @returns undefined where nobody judges, or nothing is surely decided
 */
export const askTheJudge = async (
  question: StrategyQuestion,
  { judgeRules }: StrategyRun,
): Promise<StrategyResult | undefined> => {
  if (judgeRules === undefined) return undefined;
  const { ruling, engine, usage, searches } = await judgeRules(question);
  if (strengthOf(ruling) !== "ruling") return undefined;
  return {
    language: ruling.language ?? question.language,
    content: {
      kind: "ruled",
      responseType: "ruling",
      ruling,
      cards: question.cards.map(({ card }) => referenceOf(card, null)),
      confidence: ruling.confidence,
    },
    engine,
    usage,
    searches,
  };
};
