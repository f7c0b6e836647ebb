import { combosOf, type DeckFacts } from "../deck-facts.ts";
import { findWins } from "../report/find-wins.ts";

/** A deck without some of its cards, and the ways to win that it has left. */
export const withoutCards = (facts: DeckFacts, gone: ReadonlySet<string>) => {
  const rest = { ...facts, cards: facts.cards.filter(({ card }) => !gone.has(card.name)) };
  const combos = combosOf(facts.deck).filter(
    ({ cards }) => !cards.some(({ name }) => gone.has(name)),
  );
  return { rest, wins: findWins(rest, combos) };
};
