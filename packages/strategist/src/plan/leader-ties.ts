import type { DeckCard, DeckFacts } from "../deck-facts.ts";
import { fedByCommander, feedsCommander, namedByCommander } from "./commander-ties.ts";
import { askersOf, bearersOf, fillersOf, giversOf } from "./keyword-ties.ts";

const TIES = [
  ["commanderAsks", bearersOf],
  ["commanderAskers", askersOf],
  ["commanderFilled", fillersOf],
  ["commanderFeeds", feedsCommander],
  ["commanderGivers", giversOf],
  ["commanderFed", fedByCommander],
  ["commanderNamed", namedByCommander],
] as const;

/** Cards that one tie binds to the commander. */
export interface LeaderTie {
  readonly code: (typeof TIES)[number][0];
  readonly cards: readonly DeckCard[];
}

/** What ties the deck to its commander: what sets it off, what profits from it, what it names. */
export const tiesOf = (facts: DeckFacts): readonly LeaderTie[] =>
  TIES.map(([code, find]) => ({
    code,
    cards: find(facts).filter(({ isLand, isCommander }) => !isLand && !isCommander),
  })).filter(({ cards }) => cards.length > 0);

/** The cards that a deck has for its commander, each once. */
export const tiedCards = (facts: DeckFacts): readonly DeckCard[] => [
  ...new Set(tiesOf(facts).flatMap(({ cards }) => cards)),
];
