import { strengthOf } from "@spellwright/contract";
import { referenceOf } from "./deck-facts.ts";
import type { StrategyQuestion, StrategyResult, StrategyRun } from "./strategist.ts";

/** What the judge says of a question on the rules, and what asking him cost. */
interface Asked {
  /** Absent: nothing is surely decided. */
  readonly ruled?: StrategyResult;
  /** Of a model that was asked, though nothing was decided. It is logged (ORA-16). */
  readonly cost: Pick<StrategyResult, "engine" | "usage" | "searches">;
}

const FREE: Asked = {
  cost: { engine: { kind: "local", model: null }, usage: null, searches: 0 },
};

/**
 * A question on the rules as the judge decides it. What he only thinks likely is left to the Oracle, which says
 * what it stands on and asks back: among words on a deck the nearest settled question is too often another one.
 *
 * @returns without a ruling where nobody judges, or nothing is surely decided
 */
export const askTheJudge = async (
  question: StrategyQuestion,
  { judgeRules }: StrategyRun,
): Promise<Asked> => {
  if (judgeRules === undefined) return FREE;
  const { ruling, engine, usage, searches } = await judgeRules(question);
  const cost = { engine, usage, searches };
  if (strengthOf(ruling) !== "ruling") return usage === null ? FREE : { cost };
  const content = {
    kind: "ruled",
    responseType: "ruling",
    ruling,
    cards: question.cards.map(({ card }) => referenceOf(card, null)),
    confidence: ruling.confidence,
  } as const;
  return { ruled: { language: ruling.language ?? question.language, content, ...cost }, cost };
};
