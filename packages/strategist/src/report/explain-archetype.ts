import { archetypeMarks } from "@spellwright/decks";
import { finding } from "../answers/answer-part.ts";
import { archetypeOf, combosOf } from "../deck-facts.ts";
import type { Finding, StrategyDeck } from "../strategist.ts";

/** What a deck plays as, with the figures of the list that tell it; what its owner calls it has none. */
export const explainArchetype = (deck: StrategyDeck): Finding => {
  const archetype = archetypeOf(deck);
  if (archetype === null) return finding("planOpen");
  const marks = archetypeMarks(deck.entries, combosOf(deck), archetype);
  return marks.length === 0
    ? finding("planArchetype", { archetype: { archetype } })
    : finding("planToldBy", { archetype: { archetype }, marks: { marks } });
};
