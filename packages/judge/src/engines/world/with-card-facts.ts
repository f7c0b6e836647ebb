import type { JudgeQuestion } from "../../judge.ts";
import type { NamedCard } from "../named-card.ts";
import { type CardFactsOf, storedFactsOf } from "./card-facts.ts";

/** A question whose cards carry what they state. */
export const withCardFacts = (
  { cards, earlierCards, ...question }: JudgeQuestion,
  factsOf: CardFactsOf = storedFactsOf,
): JudgeQuestion => {
  const stating = (named: NamedCard): NamedCard => ({ ...named, facts: factsOf(named.card) });
  return {
    ...question,
    cards: cards.map(stating),
    ...(earlierCards && { earlierCards: earlierCards.map(stating) }),
  };
};
