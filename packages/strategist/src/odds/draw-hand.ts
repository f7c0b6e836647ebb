import { KEEPABLE_LANDS, OPENING_HAND } from "./opening-hand.ts";
import type { PlayableCard } from "./playable-cards.ts";

/** What is cast by turn three counts as an early play. */
export const EARLY_COST = 3;
/** After so many mulligans any hand is kept. */
const MOST_MULLIGANS = 3;
/** Beyond so many lands, a land goes to the bottom first. */
const LANDS_HELD = 4;

/** Puts the library in an order drawn by lot (Fisher and Yates). */
export const shuffle = <Each>(cards: Each[], random: () => number): void => {
  for (let at = cards.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [cards[at], cards[other]] = [cards[other] as Each, cards[at] as Each];
  }
};

const landsIn = (hand: readonly PlayableCard[]): number =>
  hand.reduce((sum, { isLand }) => sum + (isLand ? 1 : 0), 0);

/** Whether one keeps seven cards: 2 to 5 lands, and something to cast by turn three. */
export const isKeepable = (hand: readonly PlayableCard[]): boolean => {
  const lands = landsIn(hand);
  return (
    lands >= KEEPABLE_LANDS.least &&
    lands <= KEEPABLE_LANDS.most &&
    hand.some(({ isLand, cost }) => !isLand && cost <= EARLY_COST)
  );
};

/** The card that goes to the bottom: a land beyond the fourth, else the dearest spell. */
const worstOf = (hand: readonly PlayableCard[]): number => {
  if (landsIn(hand) > LANDS_HELD) return hand.findIndex(({ isLand }) => isLand);
  let worst = 0;
  for (const [at, { cost }] of hand.entries()) if (cost > (hand[worst]?.cost ?? 0)) worst = at;
  return worst;
};

/** A hand that was kept, and what lies above the cards that went to the bottom. */
export interface KeptHand {
  readonly hand: PlayableCard[];
  /** The next card is the last one. */
  readonly library: PlayableCard[];
  /** Whether the first seven cards were kept. */
  readonly isFirst: boolean;
}

/**
 * Draws seven cards until they are kept (CR 103.5: each mulligan draws seven again, and for each one a
 * card goes to the bottom; CR 103.5c: with several players the first one is free).
 *
 * @param cards shuffled in place
 */
export const drawHand = (
  cards: PlayableCard[],
  hasFreeMulligan: boolean,
  random: () => number,
): KeptHand => {
  for (let mulligans = 0; ; mulligans++) {
    shuffle(cards, random);
    const hand = cards.slice(-OPENING_HAND);
    if (!isKeepable(hand) && mulligans < MOST_MULLIGANS) continue;
    const bottom = Math.max(0, mulligans - (hasFreeMulligan ? 1 : 0));
    for (let each = 0; each < bottom; each++) hand.splice(worstOf(hand), 1);
    return { hand, library: cards.slice(0, -OPENING_HAND), isFirst: mulligans === 0 };
  }
};
