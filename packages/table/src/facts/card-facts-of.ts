import type { Card } from "@spellwright/contract";
import { type CardFacts, storedFactsOf } from "@spellwright/judge";
import { abilitiesOf } from "../abilities-of.ts";
import { burnOf } from "./burn.ts";
import { combatFactsOf } from "./combat-facts-of.ts";

const known = new WeakMap<Card, CardFacts>();

/** What a card states: read of its text, once for each card. Without a text, what stands beside the card. */
export const cardFactsOf = (card: Card): CardFacts | undefined => {
  if (card.oracle_text == null && card.card_faces?.[0]?.oracle_text == null)
    return storedFactsOf(card);
  const before = known.get(card);
  if (before !== undefined) return before;
  const facts = readFacts(card);
  known.set(card, facts);
  return facts;
};

const readFacts = (card: Card): CardFacts => {
  const burn = burnOf(card, abilitiesOf(card));
  return { combat: combatFactsOf(card), ...(burn && { burn }) };
};
