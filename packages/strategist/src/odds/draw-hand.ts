import { KEEPABLE_LANDS, OPENING_HAND } from "./opening-hand.ts";
import type { PlayableCard } from "./playable-cards.ts";

/** What is cast by turn three counts as an early play. */
export const EARLY_COST = 3;
/** After so many mulligans any hand is kept. */
const MOST_MULLIGANS = 3;
/** Beyond so many lands, a land goes to the bottom first. */
const LANDS_HELD = 4;

/** Gives one card after another, drawn by lot. Undefined once all were drawn. */
export type DrawCard = () => PlayableCard | undefined;

/**
 * A library that was shuffled, an order drawn by lot as far as it is looked at (Fisher and Yates from the
 * end): what a game never draws is never moved.
 *
 * @param cards put in another order
 */
const shuffled = (cards: PlayableCard[], random: () => number): DrawCard => {
  let left = cards.length;
  return () => {
    if (left === 0) return undefined;
    const at = Math.floor(random() * left);
    left--;
    const drawn = cards[at];
    cards[at] = cards[left] as PlayableCard;
    cards[left] = drawn as PlayableCard;
    return drawn;
  };
};

const drawSeven = (draw: DrawCard): PlayableCard[] =>
  Array.from({ length: OPENING_HAND }, draw).filter((card) => card !== undefined);

const landsIn = (hand: readonly PlayableCard[]): number =>
  hand.reduce((sum, { isLand }) => sum + (isLand ? 1 : 0), 0);

const earlyLandsIn = (hand: readonly PlayableCard[]): number =>
  hand.reduce((sum, { isLand, isLate }) => sum + (isLand && !isLate ? 1 : 0), 0);

/** Mana that costs one or none stands in for a second land. */
const CHEAP_MANA = 1;

const isCheapMana = ({ isLand, isQuick, mana, cost, once, onceCost }: PlayableCard): boolean =>
  !isLand &&
  ((mana > 0 && cost <= CHEAP_MANA && (isQuick || cost > 0)) || (once > 0 && onceCost === 0));

/** The lands that a hand lacks, one of them made up for by cheap mana. */
const landsMissing = (hand: readonly PlayableCard[]): number => {
  const early = earlyLandsIn(hand);
  const missing = Math.max(0, KEEPABLE_LANDS.least - early);
  return missing === 1 && early === 1 && hand.some(isCheapMana) ? 0 : missing;
};

/**
 * Whether one keeps seven cards: 2 to 5 lands, or one and cheap mana, and something to cast by turn three. A card that can be played as a
 * land is one where lands are missing, else a spell.
 */
export const isKeepable = (hand: readonly PlayableCard[]): boolean => {
  const lands = landsIn(hand);
  const missing = landsMissing(hand);
  const modal = hand.filter((card) => card.isModalLand);
  const isEarly = ({ isLand, cost }: PlayableCard): boolean => !isLand && cost <= EARLY_COST;
  return (
    missing <= modal.length &&
    lands <= KEEPABLE_LANDS.most &&
    (hand.some((card) => isEarly(card) && !card.isModalLand) ||
      (modal.length > missing && modal.some(isEarly)))
  );
};

/** Until then a card that can be played as a land is one, where no land is held. */
const LANDS_WANTED = 4;

/** Whether one mana more pays for something that is held. */
const isMissed = (held: readonly PlayableCard[], mana: number): boolean =>
  held.some(({ isLand, cost }) => !isLand && cost === mana + 1);

/**
 * The land that is played: one that enters tapped where its mana is not missed, one that makes its mana now first, else
 * a card that can be one; -1 for none.
 *
 * @param mana that is there without it. Null: no mana of this turn is missed
 */
export const landToPlay = (
  held: readonly PlayableCard[],
  lands: number,
  mana: number | null,
): number => {
  const tapped = held.findIndex(({ isLand, isTapped }) => isLand && isTapped);
  if (tapped >= 0 && (mana === null || !isMissed(held, mana))) return tapped;
  const early = held.findIndex(({ isLand, isLate, isTapped }) => isLand && !isLate && !isTapped);
  if (early >= 0) return early;
  const late = held.findIndex(({ isLand }) => isLand);
  return late >= 0 || lands >= LANDS_WANTED ? late : held.findIndex((card) => card.isModalLand);
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
  readonly draw: DrawCard;
  /** Whether the first seven cards were kept. */
  readonly isFirst: boolean;
}

/**
 * Draws seven cards until they are kept (CR 103.5: each mulligan draws seven again, and for each one a
 * card goes to the bottom; CR 103.5c: with several players the first one is free).
 *
 * @param cards put in another order
 */
export const drawHand = (
  cards: PlayableCard[],
  hasFreeMulligan: boolean,
  random: () => number,
): KeptHand => {
  for (let mulligans = 0; ; mulligans++) {
    const draw = shuffled(cards, random);
    const hand = drawSeven(draw);
    if (!isKeepable(hand) && mulligans < MOST_MULLIGANS) continue;
    const bottom = Math.max(0, mulligans - (hasFreeMulligan ? 1 : 0));
    for (let each = 0; each < bottom; each++) hand.splice(worstOf(hand), 1);
    return { hand, draw, isFirst: mulligans === 0 };
  }
};
