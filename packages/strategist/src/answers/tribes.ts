import { copiesOf, knownShare, referenceOf } from "../deck-facts.ts";
import { creatureTypes } from "../plan/tribe.ts";
import { type Answer, finding } from "./answer-part.ts";
import { frenchOf } from "./kinds.ts";

const MOST_TYPES = 6;

/** The creature types of a deck, the most common first. */
export const answerTribes: Answer = ({ facts, question, understanding }) => {
  if (facts === null || question.cards.length > 0 || !understanding.subjects.has("tribes"))
    return undefined;
  const types = creatureTypes(facts.cards)
    .map(({ type, cards }) => ({ type, cards, count: copiesOf(cards) }))
    .toSorted((one, other) => other.count - one.count);
  const [first] = types;
  if (first === undefined) return undefined;
  const nameOf = (english: string) => ({
    kind: { en: english, fr: frenchOf(english, facts.cards) ?? english },
  });
  const cards = first.cards.map(({ card, quantity }) => referenceOf(card, quantity));
  return {
    responseType: "cards",
    headline: finding("tribe", { type: nameOf(first.type), count: first.count }),
    title: "tribes",
    items: [
      finding("kindCards", { cards: { cards } }),
      ...types
        .slice(1, MOST_TYPES)
        .map(({ type, count }) => finding("tribeLine", { type: nameOf(type), count })),
    ],
    cards,
    confidence: 0.95 * knownShare(facts),
  };
};
