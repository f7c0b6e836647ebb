import { knownShare } from "../deck-facts.ts";
import { manaByTurn } from "../odds/mana-by-turn.ts";
import { type Answer, finding } from "./answer-part.ts";

const TURNS = [1, 2, 3, 4, 5, 6, 7] as const;

/** How much mana the deck has in a turn, on average over simulated games. */
export const answerManaOfTurn: Answer = ({ facts, understanding }) => {
  const { subjects, turn } = understanding;
  if (facts === null || turn === null || !subjects.has("manaOfTurn")) return undefined;
  const games = manaByTurn(facts);
  if (games === undefined) return undefined;
  const { share, error } = games.atLeast(turn, turn);
  return {
    responseType: "odds",
    headline: finding("manaOfTurn", {
      turn,
      average: { decimal: games.average(turn) },
      chance: { percent: share },
      error: { points: error },
    }),
    title: "manaOfTurn",
    items: [
      ...TURNS.map((each) =>
        finding("manaOfTurnLine", { turn: each, average: { decimal: games.average(each) } }),
      ),
      finding("manaMethod", { games: games.games }),
    ],
    confidence: 0.8 * knownShare(facts),
  };
};
