import { CURRENCIES, type Currency } from "@spellwright/contract";
import { type DeckCard, type DeckFacts, referenceOf } from "../deck-facts.ts";
import { type Answer, finding } from "./answer-part.ts";

const MOST_NAMED = 5;

const priceIn = ({ card }: Pick<DeckCard, "card">, currency: Currency): number => {
  const price = Number(card.prices?.[currency] ?? Number.NaN);
  return Number.isFinite(price) ? price : 0;
};

/** The currency that most cards have a price in. Undefined where none has any. */
const currencyOf = ({ cards }: DeckFacts): Currency | undefined => {
  const counted = CURRENCIES.map((currency) => ({
    currency,
    count: cards.filter((each) => priceIn(each, currency) > 0).length,
  }));
  const [most] = counted.toSorted((one, other) => other.count - one.count);
  return most === undefined || most.count === 0 ? undefined : most.currency;
};

/** What the deck, or a named card, costs by the card data. Undefined where these have no prices. */
export const answerPrices: Answer = ({ facts, question, understanding }) => {
  if (facts === null || !understanding.subjects.has("prices") || understanding.asksAdvice)
    return undefined;
  const currency = currencyOf(facts);
  if (currency === undefined) return undefined;
  const [named] = question.cards;
  if (named !== undefined) {
    const price = priceIn(named, currency);
    if (price === 0) return undefined;
    return {
      responseType: "figures",
      headline: finding("priceOfCard", {
        card: { card: referenceOf(named.card, null) },
        price: { price, currency },
      }),
      title: "prices",
      items: [finding("pricesOfData")],
      confidence: 0.8,
    };
  }
  const priced = facts.cards.filter((each) => priceIn(each, currency) > 0);
  const unpriced = facts.cards.filter((each) => priceIn(each, currency) === 0);
  const total = priced.reduce((sum, each) => sum + each.quantity * priceIn(each, currency), 0);
  const dearest = priced.toSorted(
    (one, other) => priceIn(other, currency) - priceIn(one, currency),
  );
  return {
    responseType: "figures",
    headline: finding("priceOfDeck", { price: { price: total, currency } }),
    title: "prices",
    items: [
      ...dearest.slice(0, MOST_NAMED).map((each) =>
        finding("priceLine", {
          card: { card: referenceOf(each.card, null) },
          price: { price: priceIn(each, currency), currency },
        }),
      ),
      ...(unpriced.length === 0 ? [] : [finding("pricesMissing", { count: unpriced.length })]),
      finding("pricesOfData"),
    ],
    confidence: (0.9 * priced.length) / Math.max(1, facts.cards.length),
  };
};
