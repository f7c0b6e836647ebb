import { combosOf, type DeckFacts, knownShare } from "../deck-facts.ts";
import { planOf } from "../plan/plan-graph.ts";
import { winFinding } from "../report/find-wins.ts";
import { type Answer, finding } from "./answer-part.ts";

const headlineOf = (facts: DeckFacts, kinds: readonly string[]) => {
  if (kinds.length === 0) return finding("winsUnknown");
  return finding(kinds.includes("combo") ? "winsByCombo" : "winsWithout", {
    count: combosOf(facts.deck).length,
  });
};

/** How a deck wins: its combos, the cards that end games, its large creatures, its commander. */
export const answerWins: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("wins")) return undefined;
  const { wins } = planOf(facts);
  return {
    responseType: "cards",
    headline: headlineOf(
      facts,
      wins.map(({ kind }) => kind),
    ),
    title: "wins",
    items: wins.map(winFinding),
    cards: wins.flatMap(({ cards }) => cards),
    confidence: 0.8 * knownShare(facts),
  };
};
