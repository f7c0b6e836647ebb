import { type Bringing, broughtBy } from "@spellwright/decks";
import type { DeckCard } from "../deck-facts.ts";

/** From this mana value on a card is worth the detour; of creatures and others alike. */
const DEAR = 5;

/** Cards that bring others into play without their cost, and the dear ones among those that they bring. */
export interface Brought {
  readonly makers: readonly DeckCard[];
  readonly payoffs: readonly DeckCard[];
}

/** What cards bring from some zones, or from any: each bringer for what it really finds in this deck. */
export const broughtFrom = (
  cards: readonly DeckCard[],
  zones?: readonly Bringing["from"][],
): Brought => {
  const dear = cards.filter(
    ({ isCommander, isLand, card }) => !isCommander && !isLand && card.cmc >= DEAR,
  );
  const bringers = cards
    .filter(({ isLand }) => !isLand)
    .map((each) => ({
      each,
      found: dear.filter(
        ({ card }) =>
          card.name !== each.card.name &&
          broughtBy(each.card).some(
            ({ from, fits }) => zones?.includes(from) !== false && fits(card),
          ),
      ),
    }))
    .filter(({ found }) => found.length > 0);
  const found = new Set(bringers.flatMap((one) => one.found));
  return {
    makers: dear.filter((each) => found.has(each)),
    payoffs: bringers.map(({ each }) => each),
  };
};
