import { castForFree, inOneGo, ROLES, type Role, type Steps } from "@spellwright/decks";
import { isForbidden } from "../answers/legality.ts";
import { type DeckCard, type DeckFacts, isModalLand } from "../deck-facts.ts";
import { weightForHabit } from "../plan/lasting-ramp.ts";
import { type PlanGraph, planInSteps } from "../plan/plan-graph.ts";
import { REDUCED_COST, usualCost } from "../usual-cost.ts";
import { habitFor, hasCommander } from "../usual-ranges.ts";
import { standaloneWorth, worthByRank } from "./standalone-worth.ts";

/** A card without a role that nothing in the deck uses goes before others. */
const UNUSED = -4;

/** The roles of which a deck has no more than guides ask for at least. None where no guide speaks. */
export const scarceRoles = (facts: DeckFacts): ReadonlySet<Role> =>
  new Set(
    ROLES.filter((role) => {
      const habit = habitFor(facts.deck, role);
      return habit !== undefined && weightForHabit(facts, role) <= habit.least;
    }),
  );

/** What a card costs in this deck: what is brought or put into play is not cast. */
const costIn = ({ notCast, wantsDear }: PlanGraph, each: DeckCard): number => {
  if (wantsDear || castForFree(each.card)) return LEAST_COST;
  return notCast.has(each.card.name)
    ? Math.min(REDUCED_COST / 2, usualCost(each))
    : usualCost(each);
};
const LEAST_COST = 1;

/** What a mana costs. What the plan asks for may cost more. */
const PER_MANA = 3;
const PER_PLANNED_MANA = 2;
const PLANNED = 12;

/** What a card is worth keeping for. The least comes first to be cut. */
const worth = (
  each: DeckCard,
  facts: DeckFacts,
  scarce: ReadonlySet<Role>,
  plan: PlanGraph,
): number => {
  if (isForbidden(each.card, facts)) return Number.NEGATIVE_INFINITY;
  const needed = [...each.roles].filter((role) => scarce.has(role));
  const planned = plan.unused.includes(each) ? UNUSED : (plan.worth.get(each.card.name) ?? 0);
  const perMana = planned < PLANNED ? PER_MANA : PER_PLANNED_MANA;
  const alone = hasCommander(facts.deck.format) ? worthByRank : standaloneWorth;
  return needed.length * PER_NEED + planned + alone(each, costIn(plan, each), perMana);
};
const PER_NEED = 40;

const NONE: ReadonlySet<string> = new Set();

/**
 * The cards of a deck that could go, the first first. Those that may not be played in it, then those that
 * do least for what it lacks. Lands (on either side of a card), commanders, Game Changers and the cards it wins by stay. Every
 * advice to cut, in the chat or as a swap, follows this one order.
 *
 * @param kept English names of cards that stay beside what the plan rests on
 */
export const cutOrder = (facts: DeckFacts, kept: ReadonlySet<string> = NONE): readonly DeckCard[] =>
  inOneGo(cutOrderInSteps(facts, kept));

/** `cutOrder`, in steps. */
export function* cutOrderInSteps(
  facts: DeckFacts,
  kept: ReadonlySet<string>,
): Steps<readonly DeckCard[]> {
  const scarce = scarceRoles(facts);
  const plan = yield* planInSteps(facts);
  yield;
  return facts.cards
    .filter(({ isLand, isCommander }) => !isLand && !isCommander)
    .filter(
      (each) =>
        !(
          each.card.game_changer ||
          isModalLand(each.card) ||
          kept.has(each.card.name) ||
          plan.restsOn.has(each.card.name)
        ) || isForbidden(each.card, facts),
    )
    .map((each) => ({ each, value: worth(each, facts, scarce, plan) }))
    .toSorted((a, b) => a.value - b.value || (a.each.card.name < b.each.card.name ? -1 : 1))
    .map(({ each }) => each);
}

/** So many cards are the first to go, and of few different ones no more than a third. */
const FIRST_CUTS = 10;
const FIRST_SHARE = 3;

/** How many of an order of cuts are weak: what is further down earns its slot, whatever is asked. */
export const weakCount = (order: readonly DeckCard[]): number =>
  Math.min(FIRST_CUTS, Math.ceil(order.length / FIRST_SHARE));
