import { readNumber } from "@spellwright/text";

/** What a question on odds tells of the cards that are to be drawn. */
export interface Drawing {
  /** How many of what is to be drawn: “two ramp by turn three”. Null where one is enough. */
  readonly copies: number | null;
  /** So many and no more. */
  readonly isExact: boolean;
  /** Cards drawn from the library, where no turn tells it: “in the next three draws”. */
  readonly draws: number | null;
}

/** A number before what is drawn: not that of a turn, of mana, of lands or of a whole deck. */
const COPIES =
  /(?<!\b(?:turn|tour|t|bracket|top|opening) )\b([1-7]) (?!manas?\b(?! (?:rocks?|dorks?))|drops?\b|lands?\b|landers?\b|terrains?\b|or (?:less|more|fewer) mana|ou moins|turns?\b|tours?\b|mulligans?\b|players?\b|joueurs?\b|\/)(?=[a-z])/;
/** A number with nothing but the name of the card, or a stop, behind it. */
const COPIES_NAMED = /(?<!\b(?:turn|tour|t|bracket|top|opening) )\b([1-7])(?= [?.!]| ?$)/;
const EXACTLY = /\b(?:exactly|exactement|precisely|precisement|tout juste|pile)\b/;
const NEXT = "(?:next|following|prochaine?s?|suivante?s?)";
const DRAWS = new RegExp(
  `\\b(?:in|within|over|with|from|en|dans|sur|avec|pendant) (?:(?:the|my|les|mes|${NEXT}) )*(\\d{1,2}) (?:${NEXT} )?(?:draws|pioches)\\b|\\b${NEXT} (\\d{1,2}) (?:draws?|pioches?|cards?|cartes?)\\b|\\b(\\d{1,2}) ${NEXT} (?:draws?|pioches?|cards?|cartes?)\\b|\\b(\\d{1,2}) (?:cartes?|pioches?) ${NEXT}\\b|\\btop (\\d{1,2}) cards?\\b|\\b(\\d{1,2}) premieres cartes\\b`,
);

/**
 * Reads how many cards are to be drawn, and from how many draws.
 *
 * @param figures folded, without names of cards, its numbers in figures
 * @param namesCard whether a card is named, whose name is no longer there
 */
export const readDrawing = (figures: string, namesCard: boolean): Drawing => {
  const found = DRAWS.exec(figures);
  const rest = found === null ? figures : figures.replace(DRAWS, " ");
  const copies = COPIES.exec(rest) ?? (namesCard ? COPIES_NAMED.exec(rest) : null);
  return {
    copies: readNumber(copies?.[1]) ?? null,
    isExact: EXACTLY.test(figures),
    draws: readNumber(found?.slice(1).find((each) => each !== undefined)) ?? null,
  };
};
