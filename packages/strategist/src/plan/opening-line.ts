import type { Card } from "@spellwright/contract";
import { recogniseRoles } from "@spellwright/decks";
import { combosOf, type DeckFacts } from "../deck-facts.ts";
import { hasNoManaCost, leastPlayed } from "../usual-cost.ts";
import { themesOf } from "./card-themes.ts";
import { planOf } from "./plan-graph.ts";

/** So many themes are what a deck is about. */
const MAIN_THEMES = 3;

/** The cards of a hand that together begin what the deck is built for, cast by the mana of that hand. */
export const openingLine = (
  hand: readonly Card[],
  lands: number,
  facts: DeckFacts,
): readonly Card[] => {
  const fast = hand.filter((card) => recogniseRoles(card).roles.has("fastMana"));
  const castable = hand.filter(
    (card) => !hasNoManaCost(card) && leastPlayed(card) <= lands + fast.length,
  );
  if (lands === 0) return [];
  return wholeCombo(castable, facts) ?? reanimation(castable, facts) ?? [];
};

const wholeCombo = (hand: readonly Card[], facts: DeckFacts): readonly Card[] | undefined => {
  const pieces = combosOf(facts.deck)
    .map(({ cards }) => cards.map(({ name }) => name))
    .find((names) => names.every((name) => hand.some((card) => card.name === name)));
  return pieces === undefined ? undefined : hand.filter(({ name }) => pieces.includes(name));
};

/** What puts a creature into the graveyard, and what brings it back. */
const reanimation = (hand: readonly Card[], facts: DeckFacts): readonly Card[] | undefined => {
  const isPlan = planOf(facts)
    .themes.slice(0, MAIN_THEMES)
    .some(({ theme }) => theme === "reanimator");
  const fills = hand.find(
    (card) => themesOf(card).makes.has("reanimator") && !themesOf(card).isFor.has("reanimator"),
  );
  const raises = hand.find((card) => card !== fills && themesOf(card).rewards.has("reanimator"));
  return isPlan && fills !== undefined && raises !== undefined ? [fills, raises] : undefined;
};
