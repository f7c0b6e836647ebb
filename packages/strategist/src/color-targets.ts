import type { Card } from "@spellwright/contract";
import { sourcesNeeded } from "./karsten-sources.ts";
import type { StrategyDeck } from "./strategist.ts";
import { hasCommander, SIZES } from "./usual-ranges.ts";

/** The sources that a deck needs of a color, by the card that asks for the most. */
export interface ColorTarget {
  readonly card: Card;
  readonly needed: number;
}

/** Symbols of a color in a cost; a hybrid one can be paid otherwise. */
const symbolsOf = (card: Card, color: string): number =>
  (card.mana_cost ?? card.card_faces?.[0]?.mana_cost ?? "").split(`{${color}}`).length - 1;

const isLand = (card: Card): boolean =>
  /\bLand\b/.test(card.card_faces?.[0]?.type_line ?? card.type_line.split(" // ")[0] ?? "");

/** A few cards more change little. */
const NEARLY = 1.1;

/** The table covers decks of 60 and of 99 cards, no smaller or larger ones. */
const sizeOf = ({ format, entries }: SizedDeck): 60 | 99 | undefined => {
  const size = hasCommander(format) ? 99 : 60;
  const cards = entries
    .filter(({ board }) => board === "main")
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return SIZES[format].cards < size || cards > size * NEARLY ? undefined : size;
};

type SizedDeck = Pick<StrategyDeck, "format" | "entries">;

/**
 * What Karsten’s table asks of a color for the most demanding card of the main deck or its commanders.
 *
 * @returns undefined where no cost has the color, or the format’s decks are smaller than the table’s
 */
export const colorTarget = (deck: SizedDeck, color: string): ColorTarget | undefined => {
  const size = sizeOf(deck);
  if (size === undefined) return undefined;
  const [most] = deck.entries
    .flatMap(({ card, board }) =>
      card !== null && (board === "main" || board === "commander") && !isLand(card) ? [card] : [],
    )
    .filter((card) => symbolsOf(card, color) > 0)
    .map((card) => ({ card, needed: sourcesNeeded(size, symbolsOf(card, color), card.cmc) }))
    .toSorted((a, b) => b.needed - a.needed || (a.card.name < b.card.name ? -1 : 1));
  return most;
};
