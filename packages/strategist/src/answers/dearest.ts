import { knownShare, referenceOf } from "../deck-facts.ts";
import { type Answer, finding } from "./answer-part.ts";

const NAMED = 5;

/** The cards of the highest mana value. */
export const answerDearest: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("dearest")) return undefined;
  const dearest = facts.cards
    .filter(({ isLand }) => !isLand)
    .toSorted((a, b) => b.card.cmc - a.card.cmc || (a.card.name < b.card.name ? -1 : 1))
    .slice(0, NAMED);
  const [first] = dearest;
  if (first === undefined) return undefined;
  return {
    responseType: "cards",
    headline: finding("dearest", {
      card: { card: referenceOf(first.card, null) },
      value: first.card.cmc,
    }),
    title: "curve",
    items: dearest.map(({ card }) =>
      finding("dearestLine", { card: { card: referenceOf(card, null) }, value: card.cmc }),
    ),
    cards: dearest.map(({ card, quantity }) => referenceOf(card, quantity)),
    confidence: 0.95 * knownShare(facts),
  };
};
