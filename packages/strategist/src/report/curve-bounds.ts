import type { EventName } from "@spellwright/card-text";
import { archetypeBounds, recogniseRoles } from "@spellwright/decks";
import { archetypeOf, combosOf, copiesOf, type DeckCard, type DeckFacts } from "../deck-facts.ts";
import type { StrategyDeck } from "../strategist.ts";
import { usualCost } from "../usual-cost.ts";
import { hasCommander, isCompetitive, SIZES } from "../usual-ranges.ts";

/** What a curve is measured by, from the statistics of the deck page. */
export const CURVE_MEASURES = ["average", "early", "late"] as const;
export type CurveMeasure = (typeof CURVE_MEASURES)[number];

/** Nonland cards of this mana value or less are early, from the other one on they are late. */
export const EARLY = 2;
export const LATE = 5;

/** The lists that a bound is of. Codes of `strategy.report.swaps.lists`. */
export type CurveLists = "tournament" | "commander" | "sixty" | "plan";

/**
 * What nine of ten lists of a kind keep to: average mana value at most, cards of mana value 2 or less at
 * least, cards of mana value 5 or more at most. A measure on which such lists differ by plan is left out.
 */
type UsualCurve = Partial<Readonly<Record<CurveMeasure, number>>>;

/**
 * Measured over 64 lists of Commander tournaments, 227 other Commander lists (161 of them sold ready to
 * play) and 136 of formats of 60 cards: nine of ten keep to each figure. Those of
 * Commander are counted again by `full-data.test.ts`.
 */
const USUAL: Readonly<Record<Exclude<CurveLists, "plan">, UsualCurve>> = {
  tournament: { average: 2.35, late: 7 },
  commander: { average: 4.15, early: 12, late: 24 },
  sixty: { average: 3.35, late: 9 },
};

/** A measure on which a curve is beyond what the deck’s kind of list shows. */
export interface CurveProblem {
  readonly measure: CurveMeasure;
  readonly value: number;
  readonly bound: number;
  readonly lists: CurveLists;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** What a curve measures, as the charts show it. */
export const measureCurve = (
  { statistics: { averageManaValue, curve } }: DeckFacts,
  measure: CurveMeasure,
): number => {
  if (measure === "average") return averageManaValue ?? 0;
  return sum(measure === "early" ? curve.slice(0, EARLY + 1) : curve.slice(LATE));
};

/** Whether a figure keeps to its bound. */
export const isWithin = (measure: CurveMeasure, value: number, bound: number): boolean =>
  measure === "early" ? value >= bound : value <= bound;

/** So many of them are how a deck plays its dear cards. A commander is one that is always there. */
const LEAST_UNPAID = { 60: 4, 100: 6 } as const;

/** Events by which cards come into play that nobody pays for, out of a hand or a graveyard. */
const UNPAID: ReadonlySet<EventName> = new Set(["put-into-play", "reanimate"]);

/** Whether a card brings others into play that nobody pays for. */
const isUnpaid = ({ card }: DeckCard): boolean =>
  recogniseRoles(card).events.causes.some(({ name }) => UNPAID.has(name)) ||
  recogniseRoles(card).does.traits.has("castsUnpaid");

/** Whether a deck pays for its dear cards: not where it brings them into play otherwise. */
export const paysForDear = ({ deck, cards }: DeckFacts): boolean => {
  const unpaid = cards.filter(isUnpaid);
  return (
    !unpaid.some(({ isCommander }) => isCommander) &&
    copiesOf(unpaid) < LEAST_UNPAID[hasCommander(deck.format) ? 100 : 60]
  );
};

const listsFor = (deck: StrategyDeck): Exclude<CurveLists, "plan"> | undefined => {
  if (deck.format === "draft" || deck.format === "sealed") return undefined;
  if (!hasCommander(deck.format)) return "sixty";
  return isCompetitive(deck) ? "tournament" : "commander";
};

/** The bounds that a deck is measured by. Those of its plan, where that has one, come first. */
export const curveBounds = (facts: DeckFacts): readonly Omit<CurveProblem, "value">[] => {
  const { deck, statistics } = facts;
  const lists = listsFor(deck);
  // Figures of whole lists say nothing of a draft of one, or of one with far more cards.
  if (lists === undefined || statistics.cards !== SIZES[deck.format].cards) return [];
  const archetype = archetypeOf(deck);
  const asked = archetype === null ? [] : archetypeBounds(deck.entries, combosOf(deck), archetype);
  const ofPlan = asked.find(({ mark }) => mark === "averageManaValue");
  // A deck that makes much mana early is built for dear cards.
  const pays = archetype !== "ramp" && paysForDear(facts);
  const usual = CURVE_MEASURES.flatMap((measure) => {
    const bound = USUAL[lists][measure];
    return bound === undefined || !(measure === "early" || pays) ? [] : [{ measure, bound, lists }];
  });
  return ofPlan?.bound === "most"
    ? [{ measure: "average", bound: ofPlan.figure, lists: "plan" }, ...usual]
    : usual;
};

/** The same figures with each card at what it is mostly cast for: a card that costs itself less is not dear. */
const measureUsualCosts = ({ cards }: DeckFacts, measure: CurveMeasure): number => {
  const spells = cards
    .filter(({ isLand }) => !isLand)
    .map((each) => ({ cost: usualCost(each), quantity: each.quantity }));
  if (measure === "early") return copiesOf(spells.filter(({ cost }) => cost <= EARLY));
  if (measure === "late") return copiesOf(spells.filter(({ cost }) => cost >= LATE));
  return (
    spells.reduce((all, { cost, quantity }) => all + cost * quantity, 0) /
    Math.max(1, copiesOf(spells))
  );
};

/** Where a curve is beyond what lists of its kind show. Empty for a curve that needs nothing. */
export const curveProblems = (facts: DeckFacts): readonly CurveProblem[] =>
  curveBounds(facts)
    .map((each) => ({ ...each, value: measureCurve(facts, each.measure) }))
    .filter(
      ({ measure, value, bound }) =>
        !isWithin(measure, value, bound) &&
        !isWithin(measure, measureUsualCosts(facts, measure), bound),
    );
