import type { Card } from "@spellwright/contract";
import { type DeckFacts, deckFacts } from "../deck-facts.ts";
import { createShortfallCheck } from "./shortfalls.ts";
import { afterSwap } from "./swap.ts";

/** Swaps that are taken one after the other, so that all of them may be applied. */
export interface AcceptedSwaps {
  /** Whether a swap leaves no figure of the report worse, alone and after those that were taken. */
  readonly allows: (add: Card, cut: Card) => boolean;
  readonly take: (add: Card, cut: Card) => void;
}

/** Cards that are tried in one place. */
const MOST_TRIED = 5;

/** The first of some cards that may take the place of another one. */
export const firstAllowed = <Each extends { readonly card: Card }>(
  cards: readonly Each[],
  cut: Card,
  taken: AcceptedSwaps,
): Each | undefined => cards.slice(0, MOST_TRIED).find(({ card }) => taken.allows(card, cut));

/** Begins with none. */
export const createAcceptedSwaps = (facts: DeckFacts): AcceptedSwaps => {
  const isWorse = createShortfallCheck(facts);
  let together = facts;
  const after = (from: DeckFacts, add: Card, cut: Card) =>
    deckFacts(afterSwap(from.deck, add, cut));
  return {
    allows: (add, cut) =>
      !isWorse(after(facts, add, cut)) &&
      (together === facts || !isWorse(after(together, add, cut))),
    take: (add, cut) => {
      together = after(together, add, cut);
    },
  };
};
