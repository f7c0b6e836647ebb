import { type Card, COLOR_CODES, type ColorCode } from "@spellwright/contract";
import { castingCosts } from "@spellwright/decks";
import { isLandCard, isModalLand } from "./deck-facts.ts";
import { sourcesNeeded } from "./karsten-sources.ts";
import type { StrategyDeck } from "./strategist.ts";
import { isCastFaceDown } from "./usual-cost.ts";
import { hasCommander, SIZES } from "./usual-ranges.ts";

/** The sources that a deck needs of a color, by the card that asks for the most. */
export interface ColorTarget {
  readonly card: Card;
  readonly needed: number;
}

/** Symbols of a color in a cost. A hybrid one can be paid otherwise. */
const symbolsIn = (cost: string, color: string): number => cost.split(`{${color}}`).length - 1;

/** A spell with X is cast with all the mana of a later turn: the last column of the table. */
const WITH_X = 6;

/** What the table asks of a color for a card, by the part of it that asks most; 0 where none has the color. */
const neededFor = (card: Card, color: string, size: 60 | 99): number =>
  Math.max(
    ...castingCosts(card).map(({ cost, manaValue }) => {
      const symbols = symbolsIn(cost, color);
      const paid = cost.includes("{X}") ? Math.max(WITH_X, manaValue) : manaValue;
      return symbols === 0 ? 0 : sourcesNeeded(size, symbols, paid);
    }),
  );

/** The sources of a color that the table asks for to cast a card on curve; 0 where its costs lack the color. */
export const sourcesAsked = (card: Card, color: string, deck: SizedDeck): number => {
  const size = sizeOf(deck);
  return size === undefined || !asksForSources(card) ? 0 : neededFor(card, color, size);
};

/** Without its colors, what is a land on the other side is played as that, what may be cast face down so. It asks for no sources. */
const asksForSources = (card: Card): boolean =>
  !isLandCard(card) && !isModalLand(card) && !isCastFaceDown(card);

/** A card that asks for a few sources more than there are is still cast, a little later. */
const ALMOST = 0.75;
/** Fewer sources than these are no color of a deck. */
const LEAST_SOURCES = 6;

/**
 * Tells whether the mana of a deck pays for a card: its own costs alone do not tell, as some of them are never paid.
 *
 * @param sources copies that make each color
 */
export const canPay =
  (deck: SizedDeck, sources: Readonly<Record<ColorCode, number>>) =>
  (card: Card): boolean =>
    COLOR_CODES.every((color) => {
      const asked = sourcesAsked(card, color, deck);
      const isOfColor = color !== "C" && card.color_identity.includes(color);
      return sources[color] >= Math.max(asked * ALMOST, isOfColor ? LEAST_SOURCES : 0);
    });

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
 * @returns undefined where no cost of a card that is only a spell has the color, or the format’s decks are smaller than the table’s
 */
export const colorTarget = (deck: SizedDeck, color: string): ColorTarget | undefined => {
  const size = sizeOf(deck);
  if (size === undefined) return undefined;
  const [most] = deck.entries
    .flatMap(({ card, board }) =>
      card !== null && (board === "main" || board === "commander") && asksForSources(card)
        ? [card]
        : [],
    )
    .map((card) => ({ card, needed: neededFor(card, color, size) }))
    .filter(({ needed }) => needed > 0)
    .toSorted((a, b) => b.needed - a.needed || (a.card.name < b.card.name ? -1 : 1));
  return most;
};
