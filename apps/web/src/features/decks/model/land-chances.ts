import type { OpeningHands } from "@spellwright/contract";

/** The turns that a hand is judged by. */
const TURNS = [2, 3, 4] as const;

/** How likely it is to have had a land for every turn. */
export interface TurnChance {
  readonly turn: number;
  /** Starting, without a draw in the first turn; 0 to 1. */
  readonly play: number;
  readonly draw: number;
}

/** Lands that a hand holds, beside those among its seven cards that went to the bottom. */
export interface HeldLands {
  readonly seen: number;
  readonly held: number;
}

const chanceOf = (
  rows: OpeningHands["further_lands"],
  { seen, held }: HeldLands,
  turn: number,
  draws: number,
): number => {
  const missing = turn - held;
  if (missing <= 0) return 1;
  const row = rows.find((each) => each.seen === seen && each.draws === draws);
  return row?.chances[missing - 1] ?? 0;
};

/** What a kept hand promises by the second, third and fourth turn (CR 103.8a). */
export const landChances = (
  rows: OpeningHands["further_lands"],
  hand: HeldLands,
): readonly TurnChance[] =>
  TURNS.map((turn) => ({
    turn,
    play: chanceOf(rows, hand, turn, turn - 1),
    draw: chanceOf(rows, hand, turn, turn),
  }));
