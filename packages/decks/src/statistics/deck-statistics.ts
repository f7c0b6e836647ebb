import type { CARD_TYPES, COLOR_CODES } from "@spellwright/contract";

type ColorCode = (typeof COLOR_CODES)[number];

/** A type of the deck page's piles; `battle` joined the eight of the specification in 2023. */
export type DeckCategory = "commander" | (typeof CARD_TYPES)[number] | "battle" | "sideboard";

/** What the deck page shows. Cards that are not known count in `cards` and `unknown` only. */
export interface DeckStatistics {
  /** Copies in the deck, commanders included. */
  readonly cards: number;
  readonly sideboard: number;
  /** Copies in the deck whose card is not known. */
  readonly unknown: number;
  readonly lands: number;
  /** Copies by pile, in the order of the page; empty piles are left out. */
  readonly categories: readonly { readonly category: DeckCategory; readonly count: number }[];
  /** Nonland copies by mana value: index 0 to 6, then 7 and more. */
  readonly curve: readonly number[];
  /** Of the nonland cards, commanders included; null without any. Not rounded. */
  readonly averageManaValue: number | null;
  /** Copies by color; a card of two colors counts for both, a colorless one for `C`. */
  readonly colors: Readonly<Record<ColorCode, number>>;
  /** Copies by card type; an artifact creature counts for both. */
  readonly types: Readonly<Record<string, number>>;
  /** Colored mana symbols in costs; a hybrid symbol counts for each of its colors. */
  readonly pips: Readonly<Record<ColorCode, number>>;
  /** Copies that make mana of the color, lands and others. */
  readonly sources: Readonly<Record<ColorCode, number>>;
}
