import { referenceOf } from "../deck-facts.ts";
import { chanceOfAtLeast } from "../odds/hypergeometric.ts";
import { OPENING_HAND } from "../odds/opening-hand.ts";
import { type Answer, finding } from "./answer-part.ts";

/** How many copies of a named card the deck plays. */
export const answerCopies: Answer = ({ facts, question, understanding }) => {
  const [named] = question.cards;
  if (facts === null || named === undefined) return undefined;
  const { subjects, asksCount, asksPresence } = understanding;
  if (subjects.has("odds") || !(subjects.has("copies") || asksCount || asksPresence))
    return undefined;
  const { card } = named;
  const copies = facts.cards
    .filter((each) => each.card.name === card.name && !each.isCommander)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const leads = facts.cards.some((each) => each.card.name === card.name && each.isCommander);
  const reference = { card: { card: referenceOf(card, copies) } };
  const draw = { deck: facts.library, wanted: copies, drawn: OPENING_HAND };
  return {
    responseType: "figures",
    headline: leads
      ? finding("copiesCommander", reference)
      : finding(copies === 0 ? "copiesNone" : "copies", { ...reference, count: copies }),
    title: "copies",
    items:
      copies > 0 && facts.library >= OPENING_HAND
        ? [finding("copiesOpening", { chance: { percent: chanceOfAtLeast(draw, 1) } })]
        : [],
    cards: [referenceOf(card, copies)],
    confidence: 0.98,
  };
};
