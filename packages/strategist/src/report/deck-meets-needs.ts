import type { Card } from "@spellwright/contract";
import { oncePerCard, recogniseRoles } from "@spellwright/decks";
import { copiesOf, type DeckFacts } from "../deck-facts.ts";
import { planOf } from "../plan/plan-graph.ts";
import { ANY_TYPE, isOfType, namesAbsentType } from "../plan/tribe.ts";
import { abilitiesOf, holdsNode } from "./read-nodes.ts";

/** Of a type that a card wants so many are there in most games, in a hundred cards. */
const LEAST_OF_TYPE = 14;
const LARGE_DECK = 100;

/** Card types that a card asks for by name, where it lives by how many there are. */
const COUNTED = ["artifact", "enchantment"] as const;
/** So many creatures are there to die for something. */
const LEAST_DYING = 8;

/** Whether it works only if something happened first. */
const asksFirst = oncePerCard((card: Card): boolean =>
  holdsNode(abilitiesOf(card), ({ onlyIf }) => onlyIf !== undefined),
);

/**
 * Tells whether a deck has what a card needs to do its work: creatures of the types that it names, the artifacts or
 * enchantments that it counts, a creature type where one is chosen. What works only if something happened first is
 * no help to a deck of which nobody knows that it happens.
 */
export const deckMeetsNeeds = (facts: DeckFacts): ((card: Card) => boolean) => {
  const dying = copiesOf(
    facts.cards.filter(({ roles }) => roles.has("tokens") || roles.has("sacrifice")),
  );
  const isTribal = planOf(facts).themes.some(({ theme }) => theme === "kin");
  const least = LEAST_OF_TYPE * Math.min(1, facts.statistics.cards / LARGE_DECK);
  const isApart = namesAbsentType(facts.cards);
  return (card) => {
    const { concerns, events } = recogniseRoles(card);
    if (asksFirst(card)) return false;
    const awaitsDeath = events.rewards.some(
      ({ name, of, whose }) => name === "dies" && whose !== "opponent" && !of.includes("self"),
    );
    if (awaitsDeath && dying < LEAST_DYING) return false;
    if (!isTribal && ANY_TYPE.some((word) => concerns.has(word))) return false;
    return (
      !isApart(card) &&
      COUNTED.every((type) => !concerns.has(type) || facts.statistics.types[type] >= least)
    );
  };
};

/** Tells whether a card is of the creature type that another one has to choose for the deck. True where none is chosen. */
export const isOfChosenType = (facts: DeckFacts): ((card: Card, chooser: Card) => boolean) => {
  const type = planOf(facts).themes.find(({ theme }) => theme === "kin")?.kind?.en;
  return (card, chooser) =>
    !ANY_TYPE.some((word) => recogniseRoles(chooser).concerns.has(word)) ||
    (type !== undefined && isOfType(card, type));
};
