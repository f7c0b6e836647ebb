import { inOneGo, leastCost, ROLES, type Role, type Steps } from "@spellwright/decks";
import { isForbidden } from "../answers/legality.ts";
import { combosOf, type DeckCard, type DeckFacts, isLandToo, weightOfRole } from "../deck-facts.ts";
import type { CardReference } from "../strategist.ts";
import { habitFor, hasCommander } from "../usual-ranges.ts";
import { findWins } from "./find-wins.ts";
import { type FoundSynergy, findSynergies } from "./synergies.ts";

/** Cards without a rank count as if they were played this seldom. */
const UNRANKED = 20_000;
/** What being played everywhere is worth: each tenth part of a rank adds as much again. */
const PER_TENFOLD = 5;
/** A card that rewards what the deck does, or that it wins with. */
const PER_SYNERGY = 10;
const PER_WIN = 10;

/** Ranks are those of Commander; elsewhere the copies of a card say how much the deck wants it. */
const PER_COPY = 4;

/** The roles of which a deck has no more than guides ask for at least; none where no guide speaks. */
export const scarceRoles = (facts: DeckFacts): ReadonlySet<Role> =>
  new Set(
    ROLES.filter((role) => {
      const habit = habitFor(facts.deck, role);
      return habit !== undefined && weightOfRole(facts, role) <= habit.least;
    }),
  );

/** Words by which a card is mostly cast for less than its mana value. */
const COSTS_LESS =
  /\bthis spell costs \{[^}]+\} less\b|^(?:affinity|delve|convoke|improvise|undaunted|emerge|evoke|suspend)\b|\brather than pay this spell[’']s mana cost\b/im;
/** What such a card is taken to cost where dear cards go first. */
const LESS = 4;

/** The mana that a card is mostly cast for: what it costs at least, unless its own words make it cheaper. */
export const usualCost = ({ card }: DeckCard): number =>
  COSTS_LESS.test(card.oracle_text ?? card.card_faces?.[0]?.oracle_text ?? "")
    ? Math.min(LESS, leastCost(card))
    : leastCost(card);

/** What the plan of a deck rests on, and what rewards it: where few cards feed many others, those few. */
const plannedBy = ({ axis, makers, payoffs }: FoundSynergy): readonly CardReference[] =>
  axis === "kin" || makers.length <= payoffs.length ? [...makers, ...payoffs] : payoffs;

/** Of so many copies a deck wants to draw one in every game. */
const PLANNED_COPIES = 3;

/** English names of the cards that a deck’s plan rests on, as its synergies and its copies show it. */
export const plannedCards = (
  { cards }: DeckFacts,
  synergies: readonly FoundSynergy[],
): ReadonlySet<string> =>
  new Set([
    ...synergies.flatMap((each) => plannedBy(each).map(({ name }) => name)),
    ...cards
      .filter(({ isLand, quantity }) => !isLand && quantity >= PLANNED_COPIES)
      .map(({ card }) => card.name),
  ]);

/** What the plan of a deck gives a card: what it rewards and rests on, the creatures of its kind, what it wins with. */
function* planWorthsInSteps(facts: DeckFacts): Steps<ReadonlyMap<string, number>> {
  const worths = new Map<string, number>();
  const add = (cards: readonly { readonly name: string }[], worth: number) => {
    for (const name of new Set(cards.map((card) => card.name)))
      worths.set(name, (worths.get(name) ?? 0) + worth);
  };
  for (const synergy of yield* findSynergies(facts)) add(plannedBy(synergy), PER_SYNERGY);
  yield;
  for (const { cards } of findWins(facts, combosOf(facts.deck))) add(cards, PER_WIN);
  return worths;
}

/** What a card is worth keeping for; the least comes first to be cut. */
const worth = (
  each: DeckCard,
  facts: DeckFacts,
  scarce: ReadonlySet<Role>,
  plan: ReadonlyMap<string, number>,
): number => {
  if (isForbidden(each.card, facts)) return Number.NEGATIVE_INFINITY;
  const needed = [...each.roles].filter((role) => scarce.has(role));
  const played = hasCommander(facts.deck.format)
    ? PER_TENFOLD * Math.log10(UNRANKED / (each.card.edhrec_rank ?? UNRANKED))
    : each.quantity * PER_COPY;
  const planned = plan.get(each.card.name) ?? 0;
  return needed.length * 40 + planned + each.roles.size * 8 - usualCost(each) * 3 + played;
};

/**
 * The cards of a deck that could go, the first first: those that may not be played in it, then those that
 * do least for what it lacks. Lands (on either side of a card), commanders, Game Changers and the cards it wins by stay. Every
 * advice to cut, in the chat or as a swap, follows this one order.
 *
 * @param kept English names of cards that stay: those of `winningCards`
 */
export const cutOrder = (facts: DeckFacts, kept: ReadonlySet<string>): readonly DeckCard[] =>
  inOneGo(cutOrderInSteps(facts, kept));

/** `cutOrder`, an axis of synergy a step. */
export function* cutOrderInSteps(
  facts: DeckFacts,
  kept: ReadonlySet<string>,
): Steps<readonly DeckCard[]> {
  const scarce = scarceRoles(facts);
  const plan = yield* planWorthsInSteps(facts);
  yield;
  return facts.cards
    .filter(({ isLand, isCommander }) => !isLand && !isCommander)
    .filter(
      (each) =>
        !(each.card.game_changer || isLandToo(each.card) || kept.has(each.card.name)) ||
        isForbidden(each.card, facts),
    )
    .map((each) => ({ each, value: worth(each, facts, scarce, plan) }))
    .toSorted((a, b) => a.value - b.value || (a.each.card.name < b.each.card.name ? -1 : 1))
    .map(({ each }) => each);
}

/**
 * The cards that a deck wins by, by English name: the pieces of its combos, and a card that alone carries
 * one of its ways to win. No advice cuts what another panel calls the win (ANA-04).
 */
export const winningCards = (facts: DeckFacts): ReadonlySet<string> => {
  const combos = combosOf(facts.deck);
  const alone = findWins(facts, combos).flatMap(({ cards: [first, ...others] }) =>
    first === undefined || others.length > 0 ? [] : [first],
  );
  const pieces = combos.flatMap(({ cards }) => cards);
  return new Set([...pieces, ...alone].map(({ name }) => name));
};
