import type { LanguageModelTool } from "@spellwright/contract";
import { bracketIf } from "./bracket-if.ts";
import { castability } from "./castability.ts";
import { combos } from "./combos.ts";
import { compareDecks } from "./compare-decks.ts";
import { count } from "./count.ts";
import { deckList } from "./deck-list.ts";
import { hand } from "./hand.ts";
import type { DeckLookUp, LookUp } from "./look-up.ts";
import { odds } from "./odds.ts";
import { readCardBy } from "./read-card.ts";
import { searchCards } from "./search-cards.ts";

const ofDeck = (lookUp: DeckLookUp): readonly LanguageModelTool[] => [
  deckList(lookUp),
  count(lookUp),
  odds(lookUp),
  castability(lookUp),
  hand(lookUp),
  combos(lookUp),
  ...(lookUp.run.bracketOf === undefined ? [] : [bracketIf(lookUp)]),
  ...(lookUp.run.readOwnDeck === undefined ? [] : [compareDecks(lookUp.run.readOwnDeck, lookUp)]),
];

/** What is told of the deck is kept: an answer may count by it. Cards that are read leave their texts. */
const kept = (tool: LanguageModelTool, { told }: LookUp): LanguageModelTool => ({
  ...tool,
  run: async (input, signal) => {
    const text = await tool.run(input, signal);
    told.push(text);
    return text;
  },
});

/** What the Forge's model may look up; without a deck, cards alone. */
export const toolsOf = (lookUp: LookUp): readonly LanguageModelTool[] => {
  const { facts, run } = lookUp;
  return [
    ...(facts === null ? [] : ofDeck({ ...lookUp, facts }).map((tool) => kept(tool, lookUp))),
    ...(run.candidates === undefined ? [] : [searchCards(lookUp)]),
    ...(run.readCard === undefined ? [] : [readCardBy(run.readCard, lookUp)]),
  ];
};
