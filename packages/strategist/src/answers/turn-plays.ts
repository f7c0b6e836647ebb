import { copiesOf, type DeckCard, knownShare, referenceOf } from "../deck-facts.ts";
import { chanceOnPlayOrDraw } from "../odds/chance-on-play-or-draw.ts";
import { chanceOfAtLeast } from "../odds/hypergeometric.ts";
import { seenOfLibrary } from "../odds/opening-hand.ts";
import { hasNoManaCost, leastPlayed } from "../usual-cost.ts";
import { RULES_SOURCE } from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";

/** What can be cast by a turn with a land each turn: the cards that cost so much or less, and how often one is there. */
export const answerTurnPlays: Answer = ({ facts, question, understanding }) => {
  const { subjects, turn, side } = understanding;
  if (facts === null || turn === null || !subjects.has("turnPlays")) return undefined;
  if (subjects.has("lands") || question.cards.length > 0) return undefined;
  const castable = facts.cards.filter(
    ({ card, isLand }) => !isLand && !hasNoManaCost(card) && leastPlayed(card) <= turn,
  );
  const drawn = castable.filter(({ isCommander }) => !isCommander);
  const exact = castable.filter(({ card }) => leastPlayed(card) === turn);
  const cheaper = castable.filter(({ card }) => leastPlayed(card) < turn);
  const chanceAt = (first: boolean) =>
    chanceOfAtLeast(
      {
        deck: facts.library,
        wanted: copiesOf(drawn),
        drawn: seenOfLibrary(facts.library, turn, first, facts.deck.format),
      },
      1,
    );
  const named = (cards: readonly DeckCard[]) => ({
    cards: cards.map(({ card, quantity }) => referenceOf(card, quantity)),
  });
  return {
    responseType: "cards",
    headline: finding("turnPlays", { count: copiesOf(castable), turn, exact: copiesOf(exact) }),
    title: "turnPlays",
    items: [
      ...(exact.length === 0 ? [] : [finding("turnPlaysAt", { turn, cards: named(exact) })]),
      ...(cheaper.length === 0 ? [] : [finding("turnPlaysBelow", { turn, cards: named(cheaper) })]),
      finding("turnPlaysDrawn", { turn, chance: chanceOnPlayOrDraw(chanceAt, side) }),
    ],
    cards: [...exact, ...cheaper].map(({ card, quantity }) => referenceOf(card, quantity)),
    sources: [RULES_SOURCE],
    confidence: 0.9 * knownShare(facts),
  };
};
