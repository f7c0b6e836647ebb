import type { CardFacts } from "./card-facts.ts";
import { recogniseRoles } from "./roles/recognise-roles.ts";

/**
 * Reads what decks ask of a card's words, about half a millisecond: it is remembered with the card,
 * so that whoever looks at a thousand cards at once reads none of their texts.
 */
export const readCardWords = (card: CardFacts): void => {
  recogniseRoles(card);
};
