import { archetypeMarks } from "@spellwright/decks";
import { finding } from "../answers/answer-part.ts";
import { archetypeOf, combosOf } from "../deck-facts.ts";
import { type FoundTheme, namedThemes } from "../plan/find-themes.ts";
import type { Finding, StrategyDeck } from "../strategist.ts";

const MOST_NAMED = 2;

/**
 * What a deck plays as and what it is built on, then the figures of the list that tell the former. What its owner
 * calls it has none.
 */
export const explainArchetype = (
  deck: StrategyDeck,
  found: readonly FoundTheme[],
): readonly [Finding, ...Finding[]] => {
  const archetype = archetypeOf(deck);
  const main = namedThemes(found).slice(0, MOST_NAMED);
  const themes = { themes: main };
  if (archetype === null)
    return [main.length === 0 ? finding("planOpen") : finding("planThemes", { themes })];
  const named = { archetype: { archetype } };
  const marks = archetypeMarks(deck.entries, combosOf(deck), archetype);
  return [
    main.length === 0
      ? finding("planArchetype", named)
      : finding("planThemed", { ...named, themes }),
    ...(marks.length === 0 ? [] : [finding("planSigns", { marks: { marks } })]),
  ];
};
