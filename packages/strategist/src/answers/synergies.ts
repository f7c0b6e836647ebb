import { inOneGo } from "@spellwright/decks";
import { knownShare } from "../deck-facts.ts";
import { findSynergies } from "../report/synergies.ts";
import { type Answer, finding } from "./answer-part.ts";

/** Cards of one side that a sentence names. */
const MOST_NAMED = 4;

/** What the cards of a deck do for one another, the same as in its report. */
export const answerSynergies: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("synergies")) return undefined;
  const found = inOneGo(findSynergies(facts));
  return {
    responseType: "cards",
    headline: finding("synergies", { count: found.length }),
    title: "synergies",
    items: found.map(({ axis, makers, payoffs }) =>
      finding(`report.synergies.${axis}`, {
        makers: { cards: makers.slice(0, MOST_NAMED) },
        payoffs: { cards: payoffs.slice(0, MOST_NAMED) },
      }),
    ),
    cards: found.flatMap(({ makers, payoffs }) => [...makers, ...payoffs]).slice(0, 12),
    confidence: 0.7 * knownShare(facts),
  };
};
