import { type Card, COLOR_CODES } from "@spellwright/contract";
import type { Steps } from "@spellwright/decks";
import { colorTarget, sourcesAsked } from "../color-targets.ts";
import type { DeckCard, DeckFacts } from "../deck-facts.ts";
import type { AcceptedSwaps } from "./accepted-swaps.ts";
import { cardsForColors } from "./color-swaps.ts";
import { cardsForCurve } from "./curve-swaps.ts";
import { cardsForForbidden, cardsForPlan, plansSwaps } from "./plan-swaps.ts";
import { cardsForTapped } from "./tapped-lands.ts";
import type { OfferedCard, WantedCard } from "./wanted-card.ts";

const MOST_FOR_CURVE = 2;
const MOST_FOR_COLORS = 2;
const MOST_FOR_TAPPED = 2;
const MOST_FOR_PLAN = 4;
const MOST_FORBIDDEN = 4;

/** Whether a card asks for no more sources of any color than the deck has, or is asked for already. */
export const isPaidBy = ({ deck, statistics }: DeckFacts): ((card: Card) => boolean) => {
  const most = COLOR_CODES.map(
    (color) =>
      [color, Math.max(statistics.sources[color], colorTarget(deck, color)?.needed ?? 0)] as const,
  );
  return (card) => most.every(([color, sources]) => sourcesAsked(card, color, deck) <= sources);
};

/** Cards that are wanted in the place of a certain one: what may not be played, then the plan, colors, curve. */
export function* cardsForCertainPlaces(
  facts: DeckFacts,
  {
    looked,
    order,
    cuts,
    kept,
    taken,
  }: {
    readonly looked: readonly DeckCard[];
    readonly order: readonly DeckCard[];
    readonly cuts: readonly DeckCard[];
    readonly kept: ReadonlySet<string>;
    readonly taken: AcceptedSwaps;
  },
): Steps<{ readonly all: readonly WantedCard[]; readonly first: number }> {
  const shared = { offered: looked, cuts: order, kept, taken };
  const isPaid = isPaidBy(facts);
  const forbidden = cardsForForbidden(facts, { ...shared, isPaid, most: MOST_FORBIDDEN });
  yield;
  const moved = new Set<string | undefined>();
  const isFree = ({ card }: OfferedCard): boolean => !moved.has(card.name);
  const move = (wanted: readonly WantedCard[]): void => {
    for (const { add, cut } of wanted) moved.add(add.name).add(cut?.name);
  };
  move(forbidden);
  const planned = plansSwaps(facts)
    ? yield* cardsForPlan(facts, {
        offered: looked.filter(isFree),
        ...{ cuts: cuts.filter(isFree), taken, isPaid, most: MOST_FOR_PLAN },
      })
    : [];
  move(planned);
  const colors = cardsForColors(facts, {
    ...shared,
    ...{ offered: looked.filter(isFree), cuts: order.filter(isFree), most: MOST_FOR_COLORS },
  });
  yield;
  move(colors);
  const tapped = cardsForTapped(facts, {
    offered: looked.filter(isFree),
    cuts: facts.cards.filter(isFree),
    kept,
    taken,
    most: MOST_FOR_TAPPED,
  });
  yield;
  move(tapped);
  const curve = cardsForCurve(facts, {
    offered: looked.filter(isFree),
    cuts: order.filter(isFree),
    taken,
    most: MOST_FOR_CURVE,
  });
  yield;
  return {
    all: [...forbidden, ...planned, ...colors, ...tapped, ...curve],
    first: forbidden.length + planned.length,
  };
}
