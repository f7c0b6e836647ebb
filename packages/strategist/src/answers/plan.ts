import { knownShare } from "../deck-facts.ts";
import { planOf } from "../plan/plan-graph.ts";
import { explainArchetype } from "../report/explain-archetype.ts";
import { winFinding } from "../report/find-wins.ts";
import { planGame } from "../report/plan-game.ts";
import { type Answer, finding } from "./answer-part.ts";

/** What a deck is and does: its archetype, what it plays when, how it ends a game. */
export const answerPlan: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("plan")) return undefined;
  if (facts.statistics.cards === 0) return undefined;
  const { wins } = planOf(facts);
  const phases = planGame(facts);
  return {
    responseType: "cards",
    headline: explainArchetype(facts.deck),
    title: "plan",
    items: [
      ...phases.map(({ phase, count, cards }) =>
        finding(`phase.${phase}`, { count, cards: { cards } }),
      ),
      ...wins.map(winFinding),
    ],
    cards: wins.flatMap(({ cards }) => cards),
    confidence: 0.75 * knownShare(facts),
  };
};
