import type { DeckFacts } from "../deck-facts.ts";
import { chanceOfAtLeast } from "./hypergeometric.ts";
import { cardsSeenBy, OPENING_HAND } from "./opening-hand.ts";

/** Turns that are told: later ones hang on what was drawn by cards. */
const LAST_TURN = 6;
/** Draws up to the fifth turn. */
const MOST_DRAWS = 5;
const MOST_FURTHER = 4;

/** The chance to have drawn as many lands as turns, by each of them. */
export interface LandOdds {
  readonly turn: number;
  /** Starting, without a draw in the first turn (CR 103.8a); 0 to 1. */
  readonly play: number;
  readonly draw: number;
}

type Library = Pick<DeckFacts, "library" | "libraryLands">;

/** The chance of a land drop in every turn, before any card is seen. */
export const landOdds = ({ library, libraryLands }: Library): readonly LandOdds[] =>
  Array.from({ length: LAST_TURN }, (_, at) => {
    const turn = at + 1;
    const by = (onThePlay: boolean) =>
      chanceOfAtLeast(
        {
          deck: library,
          wanted: libraryLands,
          drawn: Math.min(library, cardsSeenBy(turn, onThePlay)),
        },
        turn,
      );
    return { turn, play: by(true), draw: by(false) };
  });

/** Lands still to come once seven cards were seen. */
export interface FurtherLands {
  /** Lands among the seven, wherever they went (London mulligan). */
  readonly seen: number;
  readonly draws: number;
  /** The chance of at least one more, two more, up to four more; 0 to 1. */
  readonly chances: readonly number[];
}

/** Every case of lands seen and draws to come: what a hand promises is read off it. */
export const furtherLands = ({ library, libraryLands }: Library): readonly FurtherLands[] =>
  Array.from({ length: OPENING_HAND + 1 }, (_, seen) => seen)
    .filter((seen) => seen <= libraryLands && OPENING_HAND - seen <= library - libraryLands)
    .flatMap((seen) =>
      Array.from({ length: MOST_DRAWS }, (_, at) => {
        const left = library - OPENING_HAND;
        const draw = { deck: left, wanted: libraryLands - seen, drawn: Math.min(left, at + 1) };
        return {
          seen,
          draws: at + 1,
          chances: Array.from({ length: MOST_FURTHER }, (_, more) =>
            chanceOfAtLeast(draw, more + 1),
          ),
        };
      }),
    );
