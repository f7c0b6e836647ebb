import type { Archetype } from "@spellwright/contract";
import { type Counts, countsOf, type Marks } from "./archetype-counts.ts";
import { type ArchetypeMark, type Condition, PLANS } from "./archetype-plans.ts";
import type { BracketEntry } from "./bracket-card.ts";
import type { FoundCombo } from "./bracket-finding.ts";
import { type PlayedCard, playedCards } from "./played-cards.ts";

/** Fewer cards than this show no plan. */
const LEAST_CARDS = 24;
/** Spells of a deck of 60 cards at most, and of the decks of 100 that the figures of the plans are of. */
const MOST_OF_SIXTY = 48;
const OF_HUNDRED = 62;
/** So many of them must be readable before words count. */
const READABLE_SHARE = 0.6;

/** Counts of a deck of 60 cards as a deck of 100 of the same kind would have them. */
const asOfHundred = (marks: Marks, nonland: number): Marks => {
  if (nonland > MOST_OF_SIXTY) return marks;
  const counted = Object.entries(marks).map(([mark, value]) => [
    mark,
    NO_COUNTS.has(mark as ArchetypeMark) ? value : (value * OF_HUNDRED) / nonland,
  ]);
  return Object.fromEntries(counted) as Marks;
};

/** Marks that are the same in decks of any size. */
const NO_COUNTS: ReadonlySet<ArchetypeMark> = new Set([
  "averageManaValue",
  "kinShare",
  "earlyCombos",
]);

/** Those that words have no say in. */
const BY_TYPES: ReadonlySet<Archetype> = new Set(["voltron", "tribal", "aggro"]);

/** A figure that told an archetype: a count of cards, but for `averageManaValue` and the share `kinShare`. */
export interface FoundMark {
  readonly mark: ArchetypeMark;
  readonly value: number;
}

/** An archetype with the figures that told it. */
export interface FoundArchetype {
  readonly archetype: Archetype;
  readonly marks: readonly FoundMark[];
}

/** How near a list comes to a condition: 1 where it is met. */
const nearness = (marks: Marks, [mark, bound, figure]: Condition): number => {
  const met = bound === "least" ? marks[mark] / figure : figure / Math.max(marks[mark], 1e-9);
  return Math.min(1, met);
};

/** The first plan that a list meets. Where its words are known, else the one that it comes nearest to. */
const planOf = ({ nonland, readable, marks }: Counts) => {
  const isRead = readable >= nonland * READABLE_SHARE;
  const compared = asOfHundred(marks, nonland);
  const near = PLANS.filter(([archetype]) => isRead || BY_TYPES.has(archetype)).map((plan) => {
    const [, ...conditions] = plan;
    return { plan, fit: Math.min(...conditions.map((one) => nearness(compared, one))) };
  });
  const [best] = near.toSorted((one, other) => other.fit - one.fit);
  return best !== undefined && best.fit > 0 && (isRead || best.fit === 1) ? best.plan : undefined;
};

/** The archetype of a deck by its types and texts, and why. Null for a list too short or not known (FOR-02). */
export const explainArchetype = (
  played: readonly PlayedCard[],
  combos: readonly FoundCombo[],
): FoundArchetype | null => {
  const counts = countsOf(played, combos);
  const plan = counts.nonland < LEAST_CARDS ? undefined : planOf(counts);
  if (plan === undefined) return null;
  const [archetype, ...conditions] = plan;
  // What a deck has few of is no sign that anybody would name. How cheap it is, is one.
  const signs = conditions.filter(
    ([mark, bound]) => bound === "least" || mark === "averageManaValue",
  );
  const marks = signs.map(([mark]) => ({ mark, value: counts.marks[mark] }));
  return { archetype, marks };
};

/** The archetype alone. */
export const recogniseArchetype = (
  played: readonly PlayedCard[],
  combos: readonly FoundCombo[],
): Archetype | null => explainArchetype(played, combos)?.archetype ?? null;

/**
 * The figures that tell the archetype of a list.
 *
 * @param archetype as the deck is called. Its owner may call it something else, which no figure tells
 */
export const archetypeMarks = (
  entries: readonly BracketEntry[],
  combos: readonly FoundCombo[],
  archetype: Archetype,
): readonly FoundMark[] => {
  const found = explainArchetype(playedCards(entries), combos);
  return found?.archetype === archetype ? found.marks : [];
};

/** What lists of an archetype show of a mark at least or at most, and what a list shows of it. */
export interface ArchetypeBound extends FoundMark {
  readonly bound: "least" | "most";
  /** In the size of the list. */
  readonly figure: number;
  readonly isMet: boolean;
}

/** A figure of decks of 100 cards as the list would have it. */
const inSizeOf = (nonland: number, mark: ArchetypeMark, figure: number): number =>
  nonland > MOST_OF_SIXTY || NO_COUNTS.has(mark)
    ? figure
    : Math.ceil((figure * nonland) / OF_HUNDRED);

/**
 * What a list would have to show to be told as an archetype, beside what it shows; of the ways to tell it
 * the one that the list comes nearest to. None for a list that is too short, or that cannot be read.
 */
export const archetypeBounds = (
  entries: readonly BracketEntry[],
  combos: readonly FoundCombo[],
  archetype: Archetype,
): readonly ArchetypeBound[] => {
  const counts = countsOf(playedCards(entries), combos);
  const isRead = counts.readable >= counts.nonland * READABLE_SHARE;
  if (counts.nonland < LEAST_CARDS || !(isRead || BY_TYPES.has(archetype))) return [];
  const { marks } = counts;
  const compared = asOfHundred(marks, counts.nonland);
  const ways = PLANS.filter(([name]) => name === archetype).map(([, ...conditions]) =>
    conditions.map(
      ([mark, bound, figure]): ArchetypeBound => ({
        mark,
        value: marks[mark],
        bound,
        figure: inSizeOf(counts.nonland, mark, figure),
        isMet: bound === "least" ? compared[mark] >= figure : compared[mark] <= figure,
      }),
    ),
  );
  const missing = (way: readonly ArchetypeBound[]) => way.filter(({ isMet }) => !isMet).length;
  return ways.toSorted((one, other) => missing(one) - missing(other))[0] ?? [];
};
