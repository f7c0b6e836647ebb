import { knownShare, referenceOf } from "../deck-facts.ts";
import { type Answer, finding } from "./answer-part.ts";

/** Who leads the deck, and in which colors. */
export const answerCommander: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("commander")) return undefined;
  const leads = facts.cards.filter(({ isCommander }) => isCommander);
  const cards = leads.map(({ card }) => referenceOf(card, null));
  return {
    responseType: "cards",
    headline: finding("commander", { count: cards.length, cards: { cards } }),
    title: "commander",
    items: leads.map(({ card }) =>
      finding("commanderLine", {
        card: { card: referenceOf(card, null) },
        value: card.cmc,
        colors: { colors: card.color_identity },
      }),
    ),
    cards,
    confidence: 0.95 * knownShare(facts),
  };
};
