import type { DeckFormat } from "@spellwright/contract";
import { detectFormat } from "@spellwright/decks";
import { isOutOfFormat } from "./answers/legality.ts";
import { copiesOf } from "./deck-facts.ts";
import type { StrategyDeck } from "./strategist.ts";
import { SIZES } from "./usual-ranges.ts";

/** A list of which more than this share is not legal is of another format. It has rotated, or was filed wrongly. */
const MOST_OUTSIDE = 0.2;

/** Formats of decks that are built alike: of 60 cards, with a sideboard. */
const isConstructed = (format: DeckFormat): boolean =>
  SIZES[format].sideboard !== null && format !== "casual";

/** The copies of a list that its format does not have. */
export const copiesOutsideFormat = ({ entries, format }: StrategyDeck): number =>
  copiesOf(
    entries.filter(
      ({ board, card }) => board === "main" && card !== null && isOutOfFormat(card, format),
    ),
  );

const isOfAnother = (deck: StrategyDeck): boolean =>
  copiesOutsideFormat(deck) >
  MOST_OUTSIDE * copiesOf(deck.entries.filter(({ board }) => board === "main"));

/**
 * A deck in the format in which its cards are weighed: the one that a question names, else its own. Where much
 * of the list may not be played there, the narrowest one that holds it. Nothing is weak for having rotated.
 *
 * @param named a format of the question. Null for none
 */
export const deckInFittingFormat = (
  deck: StrategyDeck,
  named: DeckFormat | null = null,
): StrategyDeck => {
  if (!isConstructed(deck.format)) return deck;
  if (named !== null && isConstructed(named)) return { ...deck, format: named };
  if (!isOfAnother(deck)) return deck;
  const { format } = detectFormat(deck.entries);
  return isConstructed(format) ? { ...deck, format } : deck;
};
