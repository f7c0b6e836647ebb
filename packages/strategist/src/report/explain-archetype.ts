import { archetypeMarks } from "@spellwright/decks";
import { finding } from "../answers/answer-part.ts";
import { archetypeOf, combosOf } from "../deck-facts.ts";
import type { FoundTheme } from "../plan/find-themes.ts";
import type { Finding, StrategyDeck } from "../strategist.ts";

const MOST_NAMED = 2;
/** A theme that weighs less, or half as much as the first one, is none that a player would name. */
const LEAST_WEIGHT = 14;

/** The themes that a player would name the deck by. */
const mainThemes = (themes: readonly FoundTheme[]): readonly FoundTheme[] =>
  themes
    .filter(({ weight }) => weight >= Math.max(LEAST_WEIGHT, (themes[0]?.weight ?? 0) / 2))
    .slice(0, MOST_NAMED);

/**
 * What a deck plays as and what it is built on, then the figures of the list that tell the former; what its owner
 * calls it has none.
 */
export const explainArchetype = (
  deck: StrategyDeck,
  found: readonly FoundTheme[],
): readonly [Finding, ...Finding[]] => {
  const archetype = archetypeOf(deck);
  const main = mainThemes(found);
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
