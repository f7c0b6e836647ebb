import type { AnswerContext } from "./answer-part.ts";

/** “A or B, if one of them has to go”: two cards of the deck are set against each other. */
export const isChoiceOfOwn = ({ facts, question, understanding }: AnswerContext): boolean => {
  const held = new Set(facts?.cards.map(({ card }) => card.name));
  return understanding.comparesNamed && question.cards.every(({ card }) => held.has(card.name));
};
