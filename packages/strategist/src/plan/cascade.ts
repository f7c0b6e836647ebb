import { keywordsOf } from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts, isModalLand } from "../deck-facts.ts";
import { hasNoManaCost } from "../usual-cost.ts";

/** What a deck casts by cascade alone (CR 702.85a), and what casts it. */
export interface CascadePlan {
  readonly into: readonly DeckCard[];
  readonly by: readonly DeckCard[];
  /** The least mana value of those that cascade: what costs less is met first. */
  readonly below: number;
}

/** Of one such card a deck makes no plan, unless nothing else is met on the way to it. */
const LEAST_COPIES = 2;

const known = new WeakMap<DeckFacts, CascadePlan | null>();

const findCascade = ({ cards }: DeckFacts): CascadePlan | null => {
  const spells = cards.filter(({ isLand, isCommander }) => !isLand && !isCommander);
  const by = spells.filter(({ card }) => keywordsOf(card).has("Cascade"));
  const into = spells.filter(({ card }) => hasNoManaCost(card) && card.cmc === 0);
  if (by.length === 0 || copiesOf(into) < LEAST_COPIES) return null;
  const below = Math.min(...by.map(({ card }) => card.cmc));
  const met = spells.filter((each) => each.card.cmc < below && !isModalLand(each.card));
  return met.every((each) => into.includes(each)) ? { into, by, below } : null;
};

/** The cascade that a deck is built on: cards without a mana cost, and nothing cheaper than what cascades into them. */
export const cascadeOf = (facts: DeckFacts): CascadePlan | null => {
  const kept = known.get(facts);
  if (kept !== undefined) return kept;
  const found = findCascade(facts);
  known.set(facts, found);
  return found;
};

/** The cards that such a deck is nothing without. */
export const cascadeCards = (facts: DeckFacts): readonly DeckCard[] => {
  const found = cascadeOf(facts);
  return found === null ? [] : [...found.by, ...found.into];
};
