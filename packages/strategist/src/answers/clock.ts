import { combosOf, type DeckFacts, knownShare } from "../deck-facts.ts";
import { type SimulatedGames, simulateGames } from "../odds/simulate-games.ts";
import { findWins, winFinding } from "../report/find-wins.ts";
import { ATTACKS, rateDeck } from "../report/ratings.ts";
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

/** The first way to win, where it is none that the games count. */
const otherWay = (facts: DeckFacts): Finding | undefined => {
  const [first] = findWins(facts, combosOf(facts.deck));
  if (first === undefined || ATTACKS.has(first.kind)) return undefined;
  // A commander attacks in them too, and what finishes mostly does so by attacking.
  return first.kind === "commander" || first.kind === "finishers" ? undefined : winFinding(first);
};

/** What makes a deck as fast as it is. */
const paceLines = (facts: DeckFacts): readonly Finding[] =>
  rateDeck(facts)
    .filter(({ attribute }) => attribute === "speed")
    .map(ratingFinding);

/** What the games are counted for. One opponent of several, starting or not, and how they were played. */
const methodLines = ({ drawsFirst, life }: SimulatedGames): readonly Finding[] => [
  finding(drawsFirst ? "clockOnTheDraw" : "clockOnThePlay"),
  ...(drawsFirst ? [finding("clockOneOpponent", { life })] : []),
  finding("clockMethod"),
];

/** Beside another way to win, attacking is a side line. */
const headOf = (games: SimulatedGames, other: Finding | undefined): Finding => {
  const alone = clockFinding(games);
  const isAside = other !== undefined && games.medianTurn !== null;
  return isAside ? { ...alone, code: "clockAside" } : alone;
};

/** In which turn a deck wins when nobody stops it. */
export const answerClock: Answer = ({ facts, understanding }) => {
  if (facts === null || !understanding.subjects.has("clock")) return undefined;
  const games = simulateGames(facts);
  if (games === undefined) return undefined;
  const { medianTurn, wonBy, life } = games;
  const { turn } = understanding;
  const asked = turn === null ? undefined : wonBy.findLast((each) => each.turn <= turn);
  const near = wonBy.filter(
    ({ turn }) => medianTurn === null || Math.abs(turn - medianTurn) <= TURNS_AROUND,
  );
  const combos = combosOf(facts.deck).length;
  const other = otherWay(facts);
  return {
    responseType: "odds",
    headline:
      turn === null
        ? headOf(games, other)
        : finding(asked === undefined ? "clockNotBy" : "clockBy", {
            turn,
            life,
            games: games.games,
            chance: { percent: asked?.share ?? 0 },
            error: { points: asked?.error ?? 0 },
          }),
    title: "clock",
    items: [
      ...(other === undefined ? [] : [other]),
      ...near
        .slice(-2 * TURNS_AROUND - 1)
        .map(({ turn, share, error }) =>
          finding("clockTurn", { turn, chance: { percent: share }, error: { points: error } }),
        ),
      ...(turn === null ? paceLines(facts) : []),
      ...methodLines(games),
      ...(combos > 0 ? [finding("clockCombos", { count: combos })] : []),
    ],
    sources: [RULES_SOURCE],
    confidence: 0.7 * knownShare(facts),
  };
};
