import { knownShare, roleTrust } from "../deck-facts.ts";
import { type Rating, rateDeck } from "../report/ratings.ts";
import type { Finding } from "../strategist.ts";
import { type Answer, finding } from "./answer-part.ts";

/** All ratings in one sentence. */
export const ratingsFinding = (ratings: readonly Rating[]) =>
  finding(
    "ratings",
    Object.fromEntries(
      ratings.map(({ attribute, rating }) => [attribute, { decimal: rating }] as const),
    ),
  );

/** What a rating is made of. */
export const ratingFinding = ({
  attribute,
  counts,
  figures: { average, keeps },
}: Rating): Finding =>
  finding(`report.ratings.${attribute}`, {
    ...counts,
    ...(average === undefined ? {} : { average: { decimal: average } }),
    ...(keeps === undefined ? {} : { keeps: { percent: keeps } }),
  });

/** The ratings out of 10 of a deck, the same as in its report, and what they are made of. */
export const answerRatings: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("ratings") || roleTrust(facts) === 0)
    return undefined;
  if (facts.statistics.cards === 0) return undefined;
  const ratings = rateDeck(facts);
  const { bracket } = facts.deck;
  return {
    responseType: "figures",
    headline: ratingsFinding(ratings),
    title: "ratings",
    items: [
      ...ratings.map(ratingFinding),
      ...(bracket === null ? [] : [finding("deckBracket", { bracket: bracket.bracket })]),
    ],
    confidence: 0.7 * knownShare(facts),
  };
};
