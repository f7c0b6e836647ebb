import type { Card } from "@spellwright/contract";
import type { CombatFacts } from "./combat-facts.ts";

/** The damage of a spell that deals it to whom it is aimed at, or to all creatures. It does nothing else of note. */
export interface BurnFacts {
  readonly amount: number;
  /** It reaches neither players nor planeswalkers (CR 120.1). */
  readonly creaturesOnly?: true;
}

/**
 * What a card states, as plain data that can be kept: whoever makes a judge reads it of the card's text. What is
 * absent is not stated, or was not understood where a part says so.
 */
export interface CardFacts {
  readonly combat?: CombatFacts;
  readonly burn?: BurnFacts;
}

/** Reads what a card states. Undefined: nothing is known of it. */
export type CardFactsOf = (card: Card) => CardFacts | undefined;

/** What stands beside a card: that of a starter card, or what the server read for a data pack. */
export const storedFactsOf: CardFactsOf = ({ stated }) =>
  (stated ?? undefined) as CardFacts | undefined;
