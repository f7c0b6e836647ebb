import { knownShare, roleTrust } from "../deck-facts.ts";
import { rateDeck } from "../report/ratings.ts";
import { type Answer, finding } from "./answer-part.ts";
import { ratingsFinding } from "./ratings.ts";

/** A deck beside another of its owner’s: only this one is known here, so its own figures are told. */
export const answerOtherDeck: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("otherDeck")) return undefined;
  const isRated = roleTrust(facts) > 0 && facts.statistics.cards > 0;
  const { bracket } = facts.deck;
  return {
    responseType: "figures",
    headline: finding("otherDeckUnknown"),
    title: "otherDeck",
    items: [
      ...(isRated ? [ratingsFinding(rateDeck(facts))] : []),
      ...(bracket === null ? [] : [finding("deckBracket", { bracket: bracket.bracket })]),
    ],
    confidence: 0.7 * knownShare(facts),
  };
};
