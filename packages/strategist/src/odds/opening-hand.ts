import type { DeckFormat } from "@spellwright/contract";
import { isForSeveral } from "../usual-ranges.ts";
import { chanceBetween, type Draw } from "./hypergeometric.ts";

/** CR 103.5: the starting hand of a player. */
export const OPENING_HAND = 7;

/**
 * Whether a player draws no card in the first turn: who starts a two-player game (CR 103.8a). At a table of
 * several everybody draws (CR 103.8c).
 */
export const skipsFirstDraw = (onThePlay: boolean, format: DeckFormat | null): boolean =>
  onThePlay && (format === null || !isForSeveral(format));

/** Cards seen by a turn of one's own: the opening hand and a draw each turn, but for one that is skipped. */
export const cardsSeenBy = (turn: number, skipsDraw: boolean): number =>
  OPENING_HAND + turn - (skipsDraw ? 1 : 0);

/** Cards of a library seen by a turn, in a game of this format. */
export const seenOfLibrary = (
  library: number,
  turn: number,
  onThePlay: boolean,
  format: DeckFormat | null,
): number => Math.min(library, cardsSeenBy(turn, skipsFirstDraw(onThePlay, format)));

/** A hand with so few or so many lands is usually given back. */
export const KEEPABLE_LANDS = { least: 2, most: 5 } as const;

export interface MulliganOdds {
  /** The chance that seven cards hold 2 to 5 lands. */
  readonly keepsSeven: number;
  /**
   * The chance to have found such a hand with at most one mulligan. It is again drawn from seven cards,
   * one of which goes to the bottom afterwards (CR 103.5).
   */
  readonly keepsAfterOne: number;
}

export const mulliganOdds = (draw: Omit<Draw, "drawn">): MulliganOdds => {
  const { least, most } = KEEPABLE_LANDS;
  const keepsSeven = chanceBetween({ ...draw, drawn: OPENING_HAND }, least, most);
  return { keepsSeven, keepsAfterOne: 1 - (1 - keepsSeven) ** 2 };
};
