import { formatOf } from "./formats.ts";
import type { Game } from "./game.ts";

/** What the table reminds of at this step, with the rule that says it. */
export interface Reminder {
  readonly of: "noDraw" | "daytime" | "undercity" | "rad" | "crown" | "monarchDraws";
  readonly rule: string;
  /** How many rad counters. */
  readonly count?: number;
}

/** What happens at the step that the turn is at, because of what stands on the table. */
export const remindersOf = (game: Game): readonly Reminder[] => {
  const { turn, players, monarch, initiative, daytime } = game;
  if (turn === null) return [];
  const rad = players[turn.player]?.counters.rad ?? 0;
  const isHeld = monarch !== null || initiative !== null;
  const [, most] = formatOf(game.format).seats;
  switch (turn.step) {
    case "untap":
      return daytime === null ? [] : [{ of: "daytime", rule: "731.2" }];
    case "upkeep":
      return initiative === turn.player ? [{ of: "undercity", rule: "726.2" }] : [];
    case "draw":
      // Of two players, or of two teams.
      return turn.number === 1 && players.length === 2
        ? [{ of: "noDraw", rule: most === 2 ? "103.8b" : "103.8a" }]
        : [];
    case "main1":
      return rad > 0 ? [{ of: "rad", rule: "728.1", count: rad }] : [];
    case "damage":
      return isHeld ? [{ of: "crown", rule: monarch === null ? "726.2" : "725.2" }] : [];
    case "end":
      return monarch === turn.player ? [{ of: "monarchDraws", rule: "725.2" }] : [];
    default:
      return [];
  }
};
