import { ROLES, type Role } from "@spellwright/decks";
import { isForbidden } from "../answers/legality.ts";
import { combosOf, type DeckCard, type DeckFacts, weightOfRole } from "../deck-facts.ts";
import { COMMANDER_HABITS, hasCommander } from "../usual-ranges.ts";
import { findWins } from "./find-wins.ts";

/** Cards without a rank count as if they were played this seldom. */
const UNRANKED = 20_000;

/** Ranks are those of Commander; elsewhere the copies of a card say how much the deck wants it. */
const PER_COPY = 4;

/** The roles of which a deck has no more than guides ask for at least; none where no guide speaks. */
export const scarceRoles = (facts: DeckFacts): ReadonlySet<Role> =>
  new Set(
    (hasCommander(facts.deck.format) ? ROLES : []).filter((role) => {
      const habit = COMMANDER_HABITS[role];
      return habit !== undefined && weightOfRole(facts, role) <= habit.least;
    }),
  );

/** Words by which a card is mostly cast for less than its mana value. */
const COSTS_LESS =
  /\bthis spell costs \{[^}]+\} less\b|^(?:affinity|delve|convoke|improvise|undaunted|emerge|evoke|suspend)\b|\brather than pay this spell[’']s mana cost\b/im;
/** What such a card is taken to cost where dear cards go first. */
const LESS = 4;

/** The mana that a card is mostly cast for: its mana value, unless its own words make it cheaper. */
export const usualCost = ({ card }: DeckCard): number =>
  COSTS_LESS.test(card.oracle_text ?? card.card_faces?.[0]?.oracle_text ?? "")
    ? Math.min(LESS, card.cmc)
    : card.cmc;

/** What a card is worth keeping for; the least comes first to be cut. */
const worth = (each: DeckCard, facts: DeckFacts, scarce: ReadonlySet<Role>): number => {
  if (isForbidden(each.card, facts)) return Number.NEGATIVE_INFINITY;
  const needed = [...each.roles].filter((role) => scarce.has(role));
  const played = hasCommander(facts.deck.format)
    ? -(each.card.edhrec_rank ?? UNRANKED) / 2_000
    : each.quantity * PER_COPY;
  return needed.length * 40 + each.roles.size * 8 - usualCost(each) * 3 + played;
};

/**
 * The cards of a deck that could go, the first first: those that may not be played in it, then those that
 * do least for what it lacks. Lands, commanders, Game Changers and the cards it wins by stay. Every
 * advice to cut, in the chat or as a swap, follows this one order.
 *
 * @param kept English names of cards that stay: those of `winningCards`
 */
export const cutOrder = (facts: DeckFacts, kept: ReadonlySet<string>): readonly DeckCard[] => {
  const scarce = scarceRoles(facts);
  return facts.cards
    .filter(({ isLand, isCommander }) => !isLand && !isCommander)
    .filter(({ card }) => !(card.game_changer || kept.has(card.name)) || isForbidden(card, facts))
    .map((each) => ({ each, value: worth(each, facts, scarce) }))
    .toSorted((a, b) => a.value - b.value || (a.each.card.name < b.each.card.name ? -1 : 1))
    .map(({ each }) => each);
};

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
