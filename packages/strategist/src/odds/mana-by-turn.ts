import type { DeckFacts } from "../deck-facts.ts";
import { isForSeveral } from "../usual-ranges.ts";
import { type Board, boardOf, landChoices, makersWith, manaOf, playTurn } from "./board.ts";
import { type DrawCard, drawHand } from "./draw-hand.ts";
import { OPENING_HAND } from "./opening-hand.ts";
import { type PlayableCard, playableCards } from "./playable-cards.ts";
import { seededRandom } from "./seeded-random.ts";
import { type Estimate, estimate } from "./simulate-games.ts";

const GAMES = 1000;
const SEED = 20_261_123;
/** Later turns hang on what was drawn by cards. */
const LAST_TURN = 10;

/** The mana of each turn, one land a turn and mana cast first, over simulated games. */
export interface ManaByTurn {
  readonly games: number;
  /** Whether every player draws in the first turn (CR 103.8a, 103.8c). */
  readonly drawsFirst: boolean;
  /** The mana of a turn on average, lands included, what is made once spent as it comes; `LAST_TURN` at most. */
  average(turn: number): number;
  /** How often it is so much or more, what is made once kept for it. */
  atLeast(turn: number, mana: number): Estimate;
}

/** The mana of a turn: what is made once is spent as it comes, or kept for this turn. */
interface TurnOfGame {
  readonly spent: number;
  readonly kept: number;
}

const most = (board: Board): number =>
  Math.max(...landChoices(board).map((land) => manaOf(makersWith(board, land))));

const playGame = (
  hand: readonly PlayableCard[],
  draw: DrawCard,
  drawsFirst: boolean,
): TurnOfGame[] => {
  const board = boardOf(hand);
  return Array.from({ length: LAST_TURN }, (_, at) => {
    const drawn = at > 0 || drawsFirst ? draw() : undefined;
    if (drawn !== undefined) board.held.push(drawn);
    const usual = board.held.filter(({ once }) => once === 0);
    const coming = drawn === undefined || drawn.once === 0 ? usual : [...usual, drawn];
    const kept = most(board);
    const turn = { spent: at === 0 ? kept : most({ ...board, held: coming }), kept };
    playTurn(board);
    return turn;
  });
};

/**
 * The mana that a deck has turn by turn, from a fixed seed: the same list always gives the same figures.
 * Colors do not count.
 *
 * @returns undefined for a deck that cannot draw two hands
 */
export const manaByTurn = (facts: DeckFacts): ManaByTurn | undefined => {
  const { library } = playableCards(facts);
  if (library.length < 2 * OPENING_HAND) return undefined;
  const drawsFirst = isForSeveral(facts.deck.format);
  const random = seededRandom(SEED);
  const cards = [...library];
  const games = Array.from({ length: GAMES }, () => {
    const { hand, draw } = drawHand(cards, drawsFirst, random);
    return playGame(hand, draw, drawsFirst);
  });
  const manaIn = (turn: number, how: keyof TurnOfGame): number[] =>
    games.map((game) => game[Math.min(LAST_TURN, turn) - 1]?.[how] ?? 0);
  return {
    games: GAMES,
    drawsFirst,
    average: (turn) => manaIn(turn, "spent").reduce((sum, mana) => sum + mana, 0) / GAMES,
    atLeast: (turn, mana) =>
      estimate(manaIn(turn, "kept").filter((available) => available >= mana).length, GAMES),
  };
};
