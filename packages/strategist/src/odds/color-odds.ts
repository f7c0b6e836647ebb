import { chanceOfExactly } from "./hypergeometric.ts";
import { cardsSeenBy } from "./opening-hand.ts";

/** What a spell asks of a mana base. */
export interface ColorNeed {
  /** Cards of the library. */
  readonly deck: number;
  /** Its lands. */
  readonly lands: number;
  /** Those of the color. */
  readonly sources: number;
  /** Mana of that color in the cost. */
  readonly pips: number;
  /** The turn on which it is to be cast: its mana value, at least 1. */
  readonly turn: number;
}

/** A color is there “reliably” from this chance on. */
export const RELIABLE = 0.9;

/**
 * The chance that enough lands of a color are among those seen, given that enough lands are seen at all:
 * what Frank Karsten asks of a mana base (“How Many Sources Do You Need to Consistently Cast Your
 * Spells?”, 2022), computed exactly, on the draw, without mulligans.
 *
 * @returns 0 to 1; 1 where nothing of the color is asked
 */
export const chanceOfColor = ({ deck, lands, sources, pips, turn }: ColorNeed): number => {
  if (pips === 0) return 1;
  const seen = Math.min(deck, cardsSeenBy(turn, false));
  let enoughLands = 0;
  let enoughOfColor = 0;
  for (let count = turn; count <= Math.min(seen, lands); count++) {
    const chance = chanceOfExactly({ deck, wanted: lands, drawn: seen }, count);
    enoughLands += chance;
    for (let ofColor = pips; ofColor <= count; ofColor++)
      enoughOfColor +=
        chance * chanceOfExactly({ deck: lands, wanted: sources, drawn: count }, ofColor);
  }
  return enoughLands === 0 ? 0 : Math.min(1, enoughOfColor / enoughLands);
};

/**
 * The fewest lands of a color that make a spell reliable; null where even all lands are too few.
 */
export const sourcesNeeded = (need: Omit<ColorNeed, "sources">): number | null => {
  for (let sources = need.pips; sources <= need.lands; sources++)
    if (chanceOfColor({ ...need, sources }) >= RELIABLE) return sources;
  return null;
};
