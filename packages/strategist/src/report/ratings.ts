import { type DeckFacts, weightOfRole } from "../deck-facts.ts";
import { mulliganOdds } from "../odds/opening-hand.ts";

/** What a deck is rated on, each out of 10 (ANA-03). */
export const ATTRIBUTES = ["speed", "resilience", "consistency", "interaction"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** A rating, with the counts that it is made of. */
export interface Rating {
  readonly attribute: Attribute;
  /** 0 to 10, one decimal. */
  readonly rating: number;
  readonly counts: Readonly<Record<string, number>>;
  /** What is no count of cards: the average mana value, the share of opening hands that is kept. */
  readonly figures: { readonly average?: number; readonly keeps?: number };
}

const BEST = 10;

/** Each further card counts less: half of the scale is reached at `half` cards. */
const saturating = (cards: number, half: number): number =>
  BEST * (1 - Math.exp((-Math.LN2 * cards) / half));

const rounded = (rating: number): number =>
  Math.round(Math.min(BEST, Math.max(0, rating)) * 10) / 10;

// Speed: what is cast early, and what is ahead of the turn.
const SLOWEST_AVERAGE = 4.5;
const PER_MANA_VALUE = 2.4;
const PER_FAST_MANA = 0.35;
const PER_CHEAP_RAMP = 0.08;

/**
 * The ratings of a deck by a stated formula, from counts alone. A card that answers something never lowers
 * `interaction`, whatever else it does.
 */
export const rateDeck = (facts: DeckFacts): readonly Rating[] => {
  const count = (role: Parameters<typeof weightOfRole>[1]) => weightOfRole(facts, role);
  const average = facts.statistics.averageManaValue;
  const fastMana = count("fastMana");
  const cheapRamp = facts.cards
    .filter(({ card, roles, isLand }) => !isLand && roles.has("ramp") && card.cmc <= 2)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const { keepsSeven } = mulliganOdds({ deck: facts.library, wanted: facts.libraryLands });
  const [draw, tutor, removal, wipe] = [
    count("draw"),
    count("tutor"),
    count("removal"),
    count("wipe"),
  ];
  const [counterspell, protection, recursion] = [
    count("counterspell"),
    count("protection"),
    count("recursion"),
  ];
  const [stax, graveyardHate] = [count("stax"), count("graveyardHate")];
  return [
    {
      attribute: "speed",
      rating: rounded(
        (average === null ? 0 : SLOWEST_AVERAGE - average) * PER_MANA_VALUE +
          PER_FAST_MANA * fastMana +
          PER_CHEAP_RAMP * cheapRamp,
      ),
      counts: { fastMana, cheapRamp },
      figures: average === null ? {} : { average },
    },
    {
      attribute: "resilience",
      rating: rounded(saturating(protection + recursion + 0.5 * draw + 0.5 * counterspell, 9)),
      counts: { protection, recursion, draw, counterspell },
      figures: {},
    },
    {
      attribute: "consistency",
      rating: rounded(saturating(draw + 2 * tutor, 11) * (0.5 + 0.5 * keepsSeven)),
      counts: { draw, tutor },
      figures: { keeps: keepsSeven },
    },
    {
      attribute: "interaction",
      rating: rounded(
        saturating(removal + 1.5 * wipe + counterspell + 0.5 * stax + 0.5 * graveyardHate, 11),
      ),
      counts: { removal, wipe, counterspell, stax, graveyardHate },
      figures: {},
    },
  ];
};
