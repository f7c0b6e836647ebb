import { readNumber } from "@spellwright/text";
import { EXACT_LANDS_WORDS, NO_LAND_WORDS } from "./lexicon.ts";

/** “2 to 4 lands”, « 2 à 4 terrains », “2-4 lands”. */
const LANDS_BETWEEN = /\b([0-7]) (?:(?:to|a|and|et|ou|or) )?([1-7]) (?:lands?|terrains?)\b/;
/** “My second land” is two lands. */
const ORDINAL_LANDS =
  /\b(?:(2nd|second|deuxieme|2e|2eme)|(3rd|third|troisieme|3e|3eme)|(4th|fourth|quatrieme|4e|4eme)|(5th|fifth|cinquieme|5e|5eme)) (?:lands?|terrains?)\b/;

/** “My second land” is two lands. Null where none is counted so. */
export const ordinalLandsIn = (text: string): number | null => {
  const found = ORDINAL_LANDS.exec(text)?.slice(1) ?? [];
  const at = found.findIndex((each) => each !== undefined);
  return at === -1 ? null : at + 2;
};

const landsBetweenIn = (figures: string): readonly [least: number, most: number] | null => {
  const [, least, most] = LANDS_BETWEEN.exec(figures) ?? [];
  return least === undefined || most === undefined || Number(least) >= Number(most)
    ? null
    : [Number(least), Number(most)];
};

const landsExactlyIn = (text: string, figures: string): number | null => {
  if (NO_LAND_WORDS.test(text)) return 0;
  const exactly = EXACT_LANDS_WORDS.exec(figures)?.[1];
  return exactly === undefined ? null : (readNumber(exactly) ?? 1);
};

/**
 * How many lands a question asks for: exactly so many, or between two numbers.
 *
 * @param text folded, without names of cards
 * @param figures the same, its numbers in figures
 */
export const landsAskedIn = (text: string, figures: string) => ({
  landsExactly: landsExactlyIn(text, figures),
  landsBetween: landsBetweenIn(figures),
});
