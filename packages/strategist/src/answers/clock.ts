import { combosOf, type DeckFacts, knownShare } from "../deck-facts.ts";
import { type SimulatedGames, simulateGames } from "../odds/simulate-games.ts";
import { rateDeck } from "../report/ratings.ts";
import type { Finding } from "../strategist.ts";
import { RULES_SOURCE } from "../usual-ranges.ts";
import { type Answer, finding } from "./answer-part.ts";
import { ratingFinding } from "./ratings.ts";

/** Turns around the one in which half of the games are won. */
const TURNS_AROUND = 2;

/** How often a first hand is kept, counted over simulated hands. */
export const handsFinding = ({ games, keeps }: SimulatedGames): Finding =>
  finding("handsSimulated", {
    games,
    chance: { percent: keeps.share },
    error: { points: keeps.error },
  });

/** By which turn attacking alone wins half of the simulated games. */
export const clockFinding = ({ games, life, medianTurn, wonBy }: SimulatedGames): Finding => {
  const at = wonBy.find(({ turn }) => turn === medianTurn) ?? wonBy.at(-1);
  return finding(medianTurn === null ? "clockNever" : "clock", {
    games,
    life,
    turn: at?.turn ?? 0,
    chance: { percent: at?.share ?? 0 },
    error: { points: at?.error ?? 0 },
  });
};

/** What makes a deck as fast as it is. */
const paceLines = (facts: DeckFacts): readonly Finding[] =>
  rateDeck(facts)
    .filter(({ attribute }) => attribute === "speed")
    .map(ratingFinding);

/** In which turn a deck wins when nobody stops it. */
export const answerClock: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("clock")) return undefined;
  const games = simulateGames(facts);
  if (games === undefined) return undefined;
  const { medianTurn, wonBy, drawsFirst, life } = games;
  const { turn } = understanding;
  const asked = turn === null ? undefined : wonBy.findLast((each) => each.turn <= turn);
  const near = wonBy.filter(
    ({ turn }) => medianTurn === null || Math.abs(turn - medianTurn) <= TURNS_AROUND,
  );
  const combos = combosOf(facts.deck).length;
  return {
    responseType: "odds",
    headline:
      turn === null
        ? clockFinding(games)
        : finding(asked === undefined ? "clockNotBy" : "clockBy", {
            turn,
            life,
            games: games.games,
            chance: { percent: asked?.share ?? 0 },
            error: { points: asked?.error ?? 0 },
          }),
    title: "clock",
    items: [
      ...near
        .slice(-2 * TURNS_AROUND - 1)
        .map(({ turn, share, error }) =>
          finding("clockTurn", { turn, chance: { percent: share }, error: { points: error } }),
        ),
      ...(turn === null ? paceLines(facts) : []),
      finding(drawsFirst ? "clockOnTheDraw" : "clockOnThePlay"),
      finding("clockMethod"),
      ...(combos > 0 ? [finding("clockCombos", { count: combos })] : []),
    ],
    sources: [RULES_SOURCE],
    confidence: 0.7 * knownShare(facts),
  };
};
