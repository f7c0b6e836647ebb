import { knownShare } from "../deck-facts.ts";
import { themeFinding } from "../plan/find-themes.ts";
import { planOf } from "../plan/plan-graph.ts";
import { type Answer, finding } from "./answer-part.ts";

/** What the cards of a deck do for one another, the same as in its report. */
export const answerSynergies: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("synergies")) return undefined;
  const { themes: found } = planOf(facts);
  return {
    responseType: "cards",
    headline: finding("synergies", { count: found.length }),
    title: "synergies",
    items: found.map(themeFinding),
    cards: found.flatMap(({ makers, payoffs }) => [...makers, ...payoffs]).slice(0, 12),
    confidence: 0.7 * knownShare(facts),
  };
};
