import { type CardQuery, fitsQuery } from "@spellwright/cards";
import { oncePerCard } from "../once-per-card.ts";
import { searchedFactsOf } from "../searched-facts.ts";
import type { BracketCard } from "./bracket-card.ts";
import type { Combo } from "./bracket-data.ts";
import type { PlayedCard } from "./played-cards.ts";

/** A card with what only its words tell. */
const searched = oncePerCard((card: BracketCard) => ({ ...card, ...searchedFactsOf(card) }));

const fits = ({ card }: PlayedCard, query: CardQuery): boolean =>
  card !== null && fitsQuery(searched(card), query);

/**
 * The cards of a deck that fill the templates of a combo (“a creature with persist”), each once and none a
 * named piece. Templates that nobody can read are left open.
 *
 * @returns undefined where one of them is filled by no card
 */
export const fillTemplates = (
  { fillers = [] }: Pick<Combo, "fillers">,
  pieces: readonly PlayedCard[],
  played: readonly PlayedCard[],
): readonly PlayedCard[] | undefined => {
  const choices = fillers
    .filter((query) => query !== null)
    .map((query) => played.filter((card) => !pieces.includes(card) && fits(card, query)))
    // What few cards fill is filled first: the others have a choice.
    .toSorted((one, other) => one.length - other.length);
  const filled: PlayedCard[] = [];
  for (const choice of choices) {
    const found = choice.find((card) => !filled.includes(card));
    if (found === undefined) return undefined;
    filled.push(found);
  }
  return filled;
};
