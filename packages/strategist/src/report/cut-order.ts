import { castForFree, inOneGo, ROLES, type Role, type Steps } from "@spellwright/decks";
import { isForbidden } from "../answers/legality.ts";
import { type DeckCard, type DeckFacts, isLandToo } from "../deck-facts.ts";
import { weightForHabit } from "../plan/lasting-ramp.ts";
import { type PlanGraph, planInSteps } from "../plan/plan-graph.ts";
import { CHEAPENED, usualCost } from "../usual-cost.ts";
import { habitFor, hasCommander } from "../usual-ranges.ts";

/** Cards without a rank count as if they were played this seldom. */
const UNRANKED = 20_000;
/** What being played everywhere is worth: each tenth part of a rank adds as much again. */
const PER_TENFOLD = 5;
/** A card without a role that nothing in the deck uses goes before others. */
const UNUSED = -4;

/** What a mana costs; what the plan asks for may cost more. */
const PER_MANA = 3;
const PER_PLANNED_MANA = 2;
const PLANNED = 12;

/** Ranks are those of Commander; elsewhere the copies of a card say how much the deck wants it. */
const PER_COPY = 6;
/** Of a legendary card fewer copies are played, for one is in play at most (CR 704.5j): each says more. */
const PER_LEGENDARY_COPY = 14;
const MOST_COPIES = 4;

const byCopies = ({ card, quantity }: DeckCard): number =>
  Math.min(
    MOST_COPIES * PER_COPY,
    quantity * (card.type_line.includes("Legendary") ? PER_LEGENDARY_COPY : PER_COPY),
  );

/** The roles of which a deck has no more than guides ask for at least; none where no guide speaks. */
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
  return notCast.has(each.card.name) ? Math.min(CHEAPENED / 2, usualCost(each)) : usualCost(each);
};
const LEAST_COST = 1;

/** What a card is worth keeping for; the least comes first to be cut. */
const worth = (
  each: DeckCard,
  facts: DeckFacts,
  scarce: ReadonlySet<Role>,
  plan: PlanGraph,
): number => {
  if (isForbidden(each.card, facts)) return Number.NEGATIVE_INFINITY;
  const needed = [...each.roles].filter((role) => scarce.has(role));
  const played = hasCommander(facts.deck.format)
    ? PER_TENFOLD * Math.log10(UNRANKED / (each.card.edhrec_rank ?? UNRANKED))
    : byCopies(each);
  const planned = plan.unused.includes(each) ? UNUSED : (plan.worth.get(each.card.name) ?? 0);
  const perMana = planned < PLANNED ? PER_MANA : PER_PLANNED_MANA;
  return needed.length * 40 + planned + each.roles.size * 8 - costIn(plan, each) * perMana + played;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * The cards of a deck that could go, the first first: those that may not be played in it, then those that
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
          isLandToo(each.card) ||
          kept.has(each.card.name) ||
          plan.restsOn.has(each.card.name)
        ) || isForbidden(each.card, facts),
    )
    .map((each) => ({ each, value: worth(each, facts, scarce, plan) }))
    .toSorted((a, b) => a.value - b.value || (a.each.card.name < b.each.card.name ? -1 : 1))
    .map(({ each }) => each);
}
