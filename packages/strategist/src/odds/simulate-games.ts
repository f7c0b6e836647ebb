import { inOneGo, type Steps } from "@spellwright/decks";
import type { DeckFacts } from "../deck-facts.ts";
import type { StrategyRun } from "../strategist.ts";
import { isForSeveral } from "../usual-ranges.ts";
import { drawHand } from "./draw-hand.ts";
import { OPENING_HAND } from "./opening-hand.ts";
import { type GameRules, LAST_TURN, playAlone } from "./play-alone.ts";
import { playableCards } from "./playable-cards.ts";
import { seededRandom } from "./seeded-random.ts";

/** Error bars of 3 points at most. */
const GAMES = 1000;
const SEED = 20_220_622;
/** Of the normal distribution: 95 of 100 intervals hold the true share. */
const NINETY_FIVE = 1.96;

/** A share that was counted, 0 to 1, and half of its 95 % interval. */
export interface Estimate {
  readonly share: number;
  readonly error: number;
}

/** What simulated games say of a deck. */
export interface SimulatedGames {
  readonly games: number;
  /** How often the first seven cards are kept: 2 to 5 lands and something to cast by turn three. */
  readonly keeps: Estimate;
  /** CR 103.8a, 103.8c: false where the starting player draws no card in the first turn. */
  readonly drawsFirst: boolean;
  readonly life: number;
  /** The first turn by which half of the games are won by attacking alone. Null: by no turn. */
  readonly medianTurn: number | null;
  /** Games won by each turn, from the first in which any is to the last. */
  readonly wonBy: readonly ({ readonly turn: number } & Estimate)[];
}

/**
 * The interval of a counted share, after Wilson’s score. It keeps a width where all or none were counted.
 */
export const estimate = (count: number, all: number): Estimate => {
  const share = count / all;
  const square = NINETY_FIVE ** 2;
  const width = Math.sqrt((share * (1 - share)) / all + square / (4 * all ** 2));
  return { share, error: (NINETY_FIVE * width) / (1 + square / all) };
};

const DUEL: GameRules = { life: 20, drawsFirst: false };
const TABLE: GameRules = { life: 40, drawsFirst: true };

/**
 * Plays games of a deck against nobody, from a fixed seed: the same list always gives the same figures.
 *
 * @returns undefined for a deck that cannot draw two hands
 */
export const simulateGames = (facts: DeckFacts, options?: Options): SimulatedGames | undefined =>
  inOneGo(simulateInSteps(facts, options));

interface Options {
  readonly games?: number;
  readonly seed?: number;
}

const known = new WeakMap<DeckFacts, { readonly games: SimulatedGames | undefined }>();

/** `simulateGames`, a game a step. It is remembered with the facts. */
export function* simulateInSteps(
  facts: DeckFacts,
  options?: Options,
): Steps<SimulatedGames | undefined> {
  if (options !== undefined) return yield* play(facts, options);
  const kept = known.get(facts);
  if (kept !== undefined) return kept.games;
  const games = yield* play(facts, {});
  known.set(facts, { games });
  return games;
}

/** The games of a deck in slices, where whoever asks can give way to others; `simulateGames` knows them then. */
export const simulatedFor = async (
  facts: DeckFacts,
  { inSlices }: Pick<StrategyRun, "inSlices">,
): Promise<SimulatedGames | undefined> =>
  inSlices === undefined ? simulateGames(facts) : inSlices(simulateInSteps(facts));

function* play(
  facts: DeckFacts,
  { games = GAMES, seed = SEED }: Options,
): Steps<SimulatedGames | undefined> {
  const { library, commanders } = playableCards(facts);
  if (library.length < 2 * OPENING_HAND) return undefined;
  const isTable = isForSeveral(facts.deck.format);
  const rules = isTable ? TABLE : DUEL;
  const random = seededRandom(seed);
  const cards = [...library];
  const won = Array<number>(LAST_TURN + 1).fill(0);
  let kept = 0;
  for (let game = 0; game < games; game++) {
    yield;
    const hand = drawHand(cards, isTable, random);
    if (hand.isFirst) kept++;
    const turn = playAlone(hand, commanders, rules);
    if (turn !== null) won[turn] = (won[turn] ?? 0) + 1;
  }
  let sum = 0;
  const wonBy = won
    .map((count, turn) => {
      sum += count;
      return { turn, ...estimate(sum, games) };
    })
    .filter(({ share }) => share > 0);
  return {
    games,
    keeps: estimate(kept, games),
    drawsFirst: rules.drawsFirst,
    life: rules.life,
    medianTurn: wonBy.find(({ share }) => share >= 0.5)?.turn ?? null,
    wonBy,
  };
}
