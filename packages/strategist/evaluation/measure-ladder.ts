import { readFileSync } from "node:fs";
import { deckFacts } from "../src/deck-facts.ts";
import { rateDeck } from "../src/report/ratings.ts";
import type { StrategyDeck } from "../src/strategist.ts";

/** Lists by how strong a player took them for before any rating: as sold, upgraded, optimised, of tournaments. */
export const readLadder = (): readonly (readonly string[])[] =>
  JSON.parse(readFileSync(new URL("ladder.json", import.meta.url), "utf8"));

/** What the ratings of a deck come to on average. */
export const overallOf = (deck: StrategyDeck): number => {
  const ratings = rateDeck(deckFacts(deck)).map(({ rating }) => rating);
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
};

/** The share of pairs of different steps whose stronger one is rated higher, 0 to 1. */
export const orderedShare = (steps: readonly (readonly number[])[]): number => {
  const pairs = steps.flatMap((lower, at) =>
    lower.flatMap((weak) =>
      steps.slice(at + 1).flatMap((higher) => higher.map((strong) => strong > weak)),
    ),
  );
  return pairs.length === 0 ? 1 : pairs.filter(Boolean).length / pairs.length;
};
