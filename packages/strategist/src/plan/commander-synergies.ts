import type { DeckCard, DeckFacts } from "../deck-facts.ts";
import { fedByCommander, feedsCommander, namedByCommander } from "./commander-links.ts";
import {
  cardsAskingForKeywords,
  creaturesWithWantedKeywords,
  graveyardFillers,
  keywordGivers,
} from "./keyword-synergies.ts";

const TIES = [
  ["commanderAsks", creaturesWithWantedKeywords],
  ["commanderAskers", cardsAskingForKeywords],
  ["commanderFilled", graveyardFillers],
  ["commanderFeeds", feedsCommander],
  ["commanderGivers", keywordGivers],
  ["commanderFed", fedByCommander],
  ["commanderNamed", namedByCommander],
] as const;

/** Cards that one tie binds to the commander. */
export interface CommanderSynergy {
  readonly code: (typeof TIES)[number][0];
  readonly cards: readonly DeckCard[];
}

/** What ties the deck to its commander: what sets it off, what profits from it, what it names. */
export const commanderSynergies = (facts: DeckFacts): readonly CommanderSynergy[] =>
  TIES.map(([code, find]) => ({
    code,
    cards: find(facts).filter(({ isLand, isCommander }) => !isLand && !isCommander),
  })).filter(({ cards }) => cards.length > 0);

/** The cards that a deck has for its commander, each once. */
export const cardsForCommander = (facts: DeckFacts): readonly DeckCard[] => [
  ...new Set(commanderSynergies(facts).flatMap(({ cards }) => cards)),
];
