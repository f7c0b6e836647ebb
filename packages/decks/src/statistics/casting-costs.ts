import { manaValueOfCost } from "../bracket/combo-costs.ts";
import type { CardFacts } from "../card-facts.ts";
import { oncePerCard } from "../once-per-card.ts";

/** A cost for which a card, or a part of it, is cast. */
export interface CastingCost {
  /** In mana symbols. */
  readonly cost: string;
  readonly manaValue: number;
}

/** What stands between the costs of two parts. */
const APART = " // ";

/**
 * What is paid to cast a card from the hand, once for each part that is cast by itself: a half of a split
 * card, Rooms among them (CR 709.3), an adventurer card or its Adventure (CR 715.3). A half with aftermath
 * is cast from a graveyard only (CR 702.127a), the back of a card is left out.
 */
export const castingCosts = oncePerCard((card: CardFacts): readonly CastingCost[] => {
  const whole = card.mana_cost ?? card.card_faces?.[0]?.mana_cost ?? "";
  const parts = whole.split(APART);
  if (parts.length === 1) return [{ cost: whole, manaValue: card.cmc }];
  return (card.keywords.includes("Aftermath") ? parts.slice(0, 1) : parts).map((cost) => ({
    cost,
    manaValue: manaValueOfCost(cost),
  }));
});

/**
 * The mana that a card is cast for at least: its mana value, of a split card that of its cheaper half. In the deck
 * a split card has the mana value of both together (CR 709.4), but nobody pays that: curves and averages count this.
 */
export const leastCost = (card: CardFacts): number =>
  card.layout === "split"
    ? Math.min(...castingCosts(card).map(({ manaValue }) => manaValue))
    : card.cmc;
