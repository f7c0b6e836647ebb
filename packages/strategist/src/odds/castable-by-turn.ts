import type { ColorCode } from "@spellwright/contract";
import { casterOf, colorsNeeded } from "../answers/castable-with.ts";
import type { DeckCard, DeckFacts } from "../deck-facts.ts";
import { isForSeveral } from "../usual-ranges.ts";
import { type Board, boardOf, landChoices, makersWith, playTurn } from "./board.ts";
import { drawHand, type KeptHand } from "./draw-hand.ts";
import { OPENING_HAND, skipsFirstDraw } from "./opening-hand.ts";
import { type PlayableCard, playableCards } from "./playable-cards.ts";
import { seededRandom } from "./seeded-random.ts";
import { type Estimate, estimate } from "./simulate-games.ts";

const GAMES = 1000;
const SEED = 20_261_130;
/** Later turns hang on what was drawn by cards. */
const LAST_TURN = 12;

/** How often a card can be paid in a turn, colors and tapped lands counted, over simulated games. */
export interface CastableByTurn {
  readonly games: number;
  /** Whether it can be paid, wherever it is. */
  paid(turn: number): Estimate;
  /** Whether it has been drawn too. */
  drawn(turn: number): Estimate;
}

interface TurnOfGame {
  readonly paid: boolean;
  readonly drawn: boolean;
}

/** Lands that make a color which is still wanted are played first. */
const sortLands = ({ held, lands }: Board, wanted: readonly string[]): void => {
  const open = wanted.filter(
    (color) =>
      lands.filter(({ colors }) => colors.has(color as ColorCode)).length <
      wanted.filter((each) => each === color).length,
  );
  const rank = ({ isLand, colors }: PlayableCard): number =>
    isLand && open.some((color) => colors.has(color as ColorCode)) ? 0 : 1;
  held.sort((one, other) => rank(one) - rank(other));
};

const playGame = (
  { hand, draw }: KeptHand,
  {
    asked,
    isPaid,
    drawsFirst,
  }: {
    readonly asked: DeckCard;
    readonly isPaid: ReturnType<typeof casterOf>;
    readonly drawsFirst: boolean;
  },
): readonly TurnOfGame[] => {
  const board = boardOf(hand);
  const wanted = colorsNeeded(asked.card);
  let isSeen = asked.isCommander || hand.some(({ isAsked }) => isAsked);
  return Array.from({ length: LAST_TURN }, (_, at) => {
    const card = at > 0 || drawsFirst ? draw() : undefined;
    if (card !== undefined) board.held.push(card);
    isSeen ||= card?.isAsked === true;
    const paid = landChoices(board).some((land) => isPaid(makersWith(board, land)));
    sortLands(board, wanted);
    playTurn(board, true);
    return { paid, drawn: paid && isSeen };
  });
};

/**
 * Plays games of a deck, a land each turn and mana first, and looks each turn whether the mana pays for a card: from a
 * fixed seed, over the hands that are kept.
 *
 * @returns undefined for a deck that cannot draw two hands
 */
export const castableByTurn = (
  facts: DeckFacts,
  asked: DeckCard,
  onThePlay: boolean,
): CastableByTurn | undefined => {
  const { library } = playableCards(facts, asked);
  if (library.length < 2 * OPENING_HAND) return undefined;
  const { format } = facts.deck;
  const isPaid = casterOf(asked, facts);
  const random = seededRandom(SEED);
  const cards = [...library];
  const games = Array.from({ length: GAMES }, () =>
    playGame(drawHand(cards, isForSeveral(format), random), {
      asked,
      isPaid,
      drawsFirst: !skipsFirstDraw(onThePlay, format),
    }),
  );
  const shareIn =
    (what: keyof TurnOfGame) =>
    (turn: number): Estimate =>
      estimate(games.filter((game) => game[Math.min(LAST_TURN, turn) - 1]?.[what]).length, GAMES);
  return { games: GAMES, paid: shareIn("paid"), drawn: shareIn("drawn") };
};
