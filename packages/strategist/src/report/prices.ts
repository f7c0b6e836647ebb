import { type Card, CURRENCIES, type Currency } from "@spellwright/contract";

/** Prices of two cards in one currency, from the card file of its day. */
export interface PricePair {
  readonly currency: Currency;
  readonly first: number;
  readonly second: number;
}

/** A cheaper card for the part of another one. */
export interface Alternative {
  readonly card: Card;
  /** `first`: of the card it stands for. */
  readonly prices: PricePair;
}

/** Below this, in either currency, nobody looks for something cheaper. */
const WORTH_SAVING = 2;
/** Another card is worth naming from half of the price. */
const CHEAPER_BY = 0.5;

const priceOf = (card: Card, currency: Currency): number | null => {
  const price = Number(card.prices?.[currency] ?? Number.NaN);
  return Number.isFinite(price) && price > 0 ? price : null;
};

/** The prices of two cards in the first currency that both have. Undefined where none has both. */
export const comparePrices = (one: Card, other: Card): PricePair | undefined => {
  for (const currency of CURRENCIES) {
    const first = priceOf(one, currency);
    const second = priceOf(other, currency);
    if (first !== null && second !== null) return { currency, first, second };
  }
  return undefined;
};

/** Whether a card is dear enough for a cheaper one to be looked for. */
export const isDear = (card: Card): boolean =>
  CURRENCIES.some((currency) => (priceOf(card, currency) ?? 0) >= WORTH_SAVING);

/**
 * The first card of an order that costs half of another one at most. Undefined where that one is cheap, or
 * prices are not known.
 *
 * @param fits what the card must do, and that it may be played
 */
export const cheaperThan = (
  dear: Card,
  cards: readonly Card[],
  fits: (card: Card) => boolean,
): Alternative | undefined => {
  if (!isDear(dear)) return undefined;
  for (const card of cards) {
    const prices = comparePrices(dear, card);
    if (prices === undefined || prices.second > prices.first * CHEAPER_BY) continue;
    if (fits(card)) return { card, prices };
  }
  return undefined;
};
