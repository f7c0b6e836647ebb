import { knownShare } from "../deck-facts.ts";
import { themeFinding } from "../plan/find-themes.ts";
import { planOf } from "../plan/plan-graph.ts";
import { explainArchetype } from "../report/explain-archetype.ts";
import { winFinding } from "../report/find-wins.ts";
import { planGame } from "../report/plan-game.ts";
import { type Answer, finding } from "./answer-part.ts";

const THEMES_NAMED = 2;

/** What a deck is and does: its archetype, what it plays when, how it ends a game. */
export const answerPlan: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("plan")) return undefined;
  if (facts.statistics.cards === 0) return undefined;
  const plan = planOf(facts);
  const { wins, themes } = plan;
  const phases = planGame(facts, plan);
  const [headline, ...signs] = explainArchetype(facts.deck, themes);
  return {
    responseType: "cards",
    headline,
    title: "plan",
    items: [
      ...signs,
      ...themes.slice(0, THEMES_NAMED).map(themeFinding),
      ...phases.map(({ phase, count, cards }) =>
        finding(`phase.${phase}`, { count, cards: { cards } }),
      ),
      ...wins.map(winFinding),
    ],
    cards: wins.flatMap(({ cards }) => cards),
    confidence: 0.75 * knownShare(facts),
  };
};
