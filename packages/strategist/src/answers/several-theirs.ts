import type { Card } from "@spellwright/contract";
import { isLandCard } from "../deck-facts.ts";
import type { AnswerContext } from "./answer-part.ts";

/**
 * Several named cards, none of which the deck plays: an opponent’s, where it is asked what answers them. A land
 * is one’s own wish more often.
 */
export const severalTheirs = ({
  facts,
  question,
  understanding,
}: AnswerContext): readonly Card[] | undefined => {
  const held = new Set(facts?.deck.entries.map(({ card, name }) => card?.name ?? name));
  const named = question.cards.map(({ card }) => card);
  const areMet = understanding.asksAnswers || understanding.subjects.has("threats");
  const areTheirs =
    named.length > 1 && !named.some((card) => held.has(card.name) || isLandCard(card));
  return areMet && areTheirs ? named : undefined;
};
