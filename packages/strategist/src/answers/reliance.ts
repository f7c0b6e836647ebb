import { type DeckFacts, knownShare } from "../deck-facts.ts";
import { themeFinding } from "../plan/find-themes.ts";
import { planOf } from "../plan/plan-graph.ts";
import { firstWinFinding } from "../report/find-wins.ts";
import type { Finding } from "../strategist.ts";
import { type Answer, finding } from "./answer-part.ts";
import { leaningsOf } from "./threats.ts";

const THEMES_NAMED = 2;

/** The themes that most of the list is, without any how it wins; then the kinds of cards it has many of. */
const supportsOf = (facts: DeckFacts): readonly Finding[] => {
  const { themes, wins } = planOf(facts);
  return [
    ...themes.slice(0, THEMES_NAMED).map(themeFinding),
    ...(themes.length > 0 ? [] : wins.slice(0, 1).map(firstWinFinding)),
    ...leaningsOf(facts),
  ];
};

/** What the deck leans on: the themes of its plan, the graveyard, artifacts, creatures, tokens. */
export const answerReliance: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("reliance")) return undefined;
  const supports = supportsOf(facts);
  return {
    responseType: "figures",
    headline: finding("reliance", { count: supports.length }),
    title: "threats",
    items: supports,
    confidence: 0.8 * knownShare(facts),
  };
};
