import type { DeckFacts } from "../deck-facts.ts";
import { isForSeveral } from "../usual-ranges.ts";
import { type DrawCard, drawHand, landToPlay } from "./draw-hand.ts";
import { OPENING_HAND } from "./opening-hand.ts";
import { type PlayableCard, playableCards } from "./playable-cards.ts";
import { seededRandom } from "./seeded-random.ts";
import { type Estimate, estimate } from "./simulate-games.ts";

const GAMES = 1000;
const SEED = 20_261_123;
/** Later turns hang on what was drawn by cards. */
const LAST_TURN = 10;

/** Mana at the start of each turn, one land a turn and mana cast first, over simulated games. */
export interface ManaByTurn {
  readonly games: number;
  /** Whether every player draws in the first turn (CR 103.8a, 103.8c). */
  readonly drawsFirst: boolean;
  /** The mana of a turn on average, lands included; `LAST_TURN` at most. */
  average(turn: number): number;
  /** How often it is so much or more. */
  atLeast(turn: number, mana: number): Estimate;
}

interface Position {
  readonly held: PlayableCard[];
  lands: number;
  made: number;
}

/** The cheapest card that makes mana and can be paid. */
const nextMaker = ({ held }: Position, mana: number): number => {
  let best = -1;
  for (const [at, card] of held.entries())
    if (!card.isLand && card.mana > 0 && card.cost <= mana)
      if (best < 0 || card.cost < (held[best]?.cost ?? 0)) best = at;
  return best;
};

/** Plays one turn. @returns its mana as it starts, its land played */
const playTurn = (position: Position, drawn: PlayableCard | undefined): number => {
  const { held } = position;
  if (drawn !== undefined) held.push(drawn);
  const land = landToPlay(held, position.lands);
  if (land >= 0) {
    held.splice(land, 1);
    position.lands++;
  }
  const start = position.lands + position.made;
  let mana = start;
  for (let at = nextMaker(position, mana); at >= 0; at = nextMaker(position, mana)) {
    const [maker] = held.splice(at, 1) as [PlayableCard];
    mana += (maker.isQuick ? maker.mana : 0) - maker.cost;
    position.made += maker.mana;
  }
  return start;
};

const playGame = (hand: readonly PlayableCard[], draw: DrawCard, drawsFirst: boolean): number[] => {
  const position: Position = { held: [...hand], lands: 0, made: 0 };
  return Array.from({ length: LAST_TURN }, (_, at) =>
    playTurn(position, at > 0 || drawsFirst ? draw() : undefined),
  );
};

/**
 * The mana that a deck has turn by turn, from a fixed seed: the same list always gives the same figures.
 * Colors do not count, and lands that enter tapped count as any other.
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
  const manaIn = (turn: number): number[] =>
    games.map((game) => game[Math.min(LAST_TURN, turn) - 1] ?? 0);
  return {
    games: GAMES,
    drawsFirst,
    average: (turn) => manaIn(turn).reduce((sum, mana) => sum + mana, 0) / GAMES,
    atLeast: (turn, mana) =>
      estimate(manaIn(turn).filter((available) => available >= mana).length, GAMES),
  };
};
