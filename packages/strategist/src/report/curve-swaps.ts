import { type DeckCard, type DeckFacts, deckFacts } from "../deck-facts.ts";
import { usualCost } from "../usual-cost.ts";
import { type AcceptedSwaps, firstAllowed } from "./accepted-swaps.ts";
import {
  type CurveMeasure,
  type CurveProblem,
  curveProblems,
  EARLY,
  LATE,
  measureCurve,
} from "./curve-bounds.ts";
import { afterSwap } from "./swap.ts";
import { doesAllOf, hasPrintedCost, type OfferedCard, type WantedCard } from "./wanted-card.ts";

/** A card that costs so much less is another turn. */
const LEAST_SAVED = 2;

/** Whether a swap mends the measure, and costs clearly less. */
const mends = (measure: CurveMeasure, add: OfferedCard, cut: DeckCard): boolean => {
  const value = add.card.cmc;
  // A card that costs itself less is not dear.
  if (usualCost(cut) < cut.card.cmc || cut.card.cmc - value < LEAST_SAVED) return false;
  if (measure === "average") return true;
  return measure === "early"
    ? value <= EARLY && cut.card.cmc > EARLY
    : value < LATE && cut.card.cmc >= LATE;
};

/** How many swaps a measure can take before it keeps to its bound. */
const wantedFor = ({ measure, value, bound }: CurveProblem, most: number): number =>
  measure === "average" ? most : Math.min(most, Math.abs(value - bound));

/**
 * Cheaper cards for dear ones of the same roles, where a curve is beyond what lists of its kind show. The
 * dearest go first. None that no other card replaces.
 *
 * @param cuts what may go, the first first
 */
export const cardsForCurve = (
  facts: DeckFacts,
  {
    offered,
    cuts,
    taken,
    most,
  }: {
    readonly offered: readonly OfferedCard[];
    readonly cuts: readonly DeckCard[];
    readonly taken: AcceptedSwaps;
    readonly most: number;
  },
): readonly WantedCard[] => {
  const [problem] = curveProblems(facts);
  if (problem === undefined) return [];
  const { measure } = problem;
  const isCheap = ({ card, roles, isLand }: OfferedCard): boolean =>
    !isLand && roles.size > 0 && card.cmc < LATE && hasPrintedCost(card);
  const cheap = offered.filter(isCheap);
  const dear = cuts
    .filter(({ roles }) => roles.size > 0)
    .toSorted((one, other) => other.card.cmc - one.card.cmc);
  const wanted: WantedCard[] = [];
  const added = new Set<string>();
  for (const cut of dear) {
    if (wanted.length === wantedFor(problem, most)) break;
    const suits = (each: OfferedCard): boolean => doesAllOf(each, cut) && mends(measure, each, cut);
    const found = firstAllowed(
      cheap.filter((each) => !added.has(each.card.name) && suits(each)),
      cut.card,
      taken,
    );
    if (found === undefined) continue;
    added.add(found.card.name);
    taken.take(found.card, cut.card);
    const after = measureCurve(deckFacts(afterSwap(facts.deck, found.card, cut.card)), measure);
    wanted.push({
      add: found.card,
      cut: cut.card,
      reason: { code: "curve", ...problem, roles: [...cut.roles], after },
      suits: (each) => isCheap(each) && suits(each),
    });
  }
  return wanted;
};
