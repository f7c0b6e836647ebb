import type { Role } from "@spellwright/decks";
import { combosOf, copiesOf, type DeckCard, type DeckFacts, weightOfRole } from "../deck-facts.ts";
import { mulliganOdds } from "../odds/opening-hand.ts";
import { simulateGames } from "../odds/simulate-games.ts";
import { averageAsCast, usualCost } from "../usual-cost.ts";
import { isForSeveral } from "../usual-ranges.ts";
import { findWins } from "./find-wins.ts";

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
const PER_FAST_MANA = 0.5;
const PER_CHEAP_RAMP = 0.15;

/** What a card is worth in time by what it is cast for: beside a later one, a cheap one leaves mana for more. */
const IN_TIME = [1.3, 1.3, 1.2, 1, 0.7, 0.5] as const;
const inTime = (each: DeckCard): number => IN_TIME[Math.floor(usualCost(each))] ?? 0.4;

const worthInTime = ({ cards }: DeckFacts, role: Role): number =>
  cards.reduce((sum, each) => sum + (each.roles.has(role) ? each.quantity * inTime(each) : 0), 0);

/** A duel won by attacking in this turn on average is as fast as a list gets. Each turn more is a point less. */
const FASTEST_TURN = 3;
const SLOWEST = 2;

/** Ways to win that games played alone count. */
export const ATTACKS: ReadonlySet<string> = new Set("attackers,burn,combat,tokens".split(","));

/** The most that a list is rated for speed by the turn in which its attacks win a duel. */
const fastestBy = (facts: DeckFacts): number => {
  const [first] = findWins(facts, combosOf(facts.deck));
  if (isForSeveral(facts.deck.format) || first === undefined || !ATTACKS.has(first.kind))
    return BEST;
  const games = simulateGames(facts);
  if (games === undefined) return BEST;
  // A list that wins fewer than half of its games in time is as slow as one gets.
  if (games.medianTurn === null) return SLOWEST;
  return Math.max(SLOWEST, BEST - Math.max(0, games.medianTurn - FASTEST_TURN));
};

/** From so many copies on, one of them is seen in most games. */
const REPEATED = 3;
/** So much of what a list lacks in draw and tutors do its copies make up for, where all its spells are such. */
const BY_COPIES = 0.6;

const spellsOf = ({ cards }: DeckFacts) => cards.filter(({ isLand }) => !isLand);

const repeatedOf = (facts: DeckFacts): number =>
  copiesOf(spellsOf(facts).filter(({ quantity }) => quantity >= REPEATED));

const shareOfCopies = (facts: DeckFacts): number =>
  repeatedOf(facts) / Math.max(1, copiesOf(spellsOf(facts)));

/** A card that is two in one stands for so much of a card that is drawn. */
const TWICE = 0.4;

/**
 * Cards of two sides that are cast. One of them is of use at any time. Those that are lands too count as lands, and
 * among a hundred different cards one of them is rarely there in time.
 */
const twiceOf = (facts: DeckFacts): number =>
  isForSeveral(facts.deck.format)
    ? 0
    : copiesOf(spellsOf(facts).filter(({ card }) => TWO_IN_ONE.has(card.layout ?? "")));

const TWO_IN_ONE: ReadonlySet<string> = new Set(["adventure", "split"]);

/** The average of a list is told as everywhere else, however cheaply some cards are mostly cast. */
const averageTold = ({ statistics: { averageManaValue } }: DeckFacts): Rating["figures"] =>
  averageManaValue === null ? {} : { average: averageManaValue };

/** The mean of ratings, one decimal. */
export const meanRating = (ratings: readonly Rating[]): number =>
  rounded(ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length);

/**
 * The ratings of a deck by a stated formula, from counts and costs alone. A card that answers something never lowers
 * `interaction`, whatever else it does.
 */
export const rateDeck = (facts: DeckFacts): readonly Rating[] => {
  const counts = (...roles: readonly Role[]) =>
    Object.fromEntries(roles.map((role) => [role, weightOfRole(facts, role)]));
  const worth = (role: Role) => worthInTime(facts, role);
  const average = averageAsCast(facts);
  const fastMana = weightOfRole(facts, "fastMana");
  const cheapRamp = facts.cards
    .filter(({ card, roles, isLand }) => !isLand && roles.has("ramp") && card.cmc <= 2)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const { keepsSeven } = mulliganOdds({ deck: facts.library, wanted: facts.libraryLands });
  return [
    {
      attribute: "speed",
      rating: rounded(
        Math.min(
          fastestBy(facts),
          (average === null ? 0 : SLOWEST_AVERAGE - average) * PER_MANA_VALUE +
            PER_FAST_MANA * fastMana +
            PER_CHEAP_RAMP * cheapRamp,
        ),
      ),
      counts: { fastMana, cheapRamp },
      figures: averageTold(facts),
    },
    {
      attribute: "resilience",
      rating: rounded(
        saturating(
          worth("protection") +
            worth("recursion") +
            0.5 * worth("draw") +
            0.5 * worth("counterspell") +
            TWICE * twiceOf(facts),
          9,
        ),
      ),
      counts: {
        ...counts("protection", "recursion", "draw", "counterspell"),
        twice: twiceOf(facts),
      },
      figures: {},
    },
    {
      attribute: "consistency",
      rating: rounded(
        (BEST -
          (BEST - saturating(worth("draw") + 2 * worth("tutor"), 11)) *
            (1 - BY_COPIES * shareOfCopies(facts))) *
          (0.5 + 0.5 * keepsSeven),
      ),
      counts: { ...counts("draw", "tutor"), repeated: repeatedOf(facts) },
      figures: { keeps: keepsSeven },
    },
    {
      attribute: "interaction",
      rating: rounded(
        saturating(
          worth("removal") +
            1.5 * worth("wipe") +
            worth("counterspell") +
            0.5 * worth("stax") +
            0.5 * worth("graveyardHate"),
          11,
        ),
      ),
      counts: counts("removal", "wipe", "counterspell", "stax", "graveyardHate"),
      figures: {},
    },
  ];
};
