import { formatOf } from "./formats.ts";
import type { Game } from "./game.ts";
import type { StepName } from "./turn-steps.ts";

/** What the table reminds of at this step, with the rule that says it. */
export interface Reminder {
  readonly of: "noDraw" | "daytime" | "undercity" | "rad" | "crown" | "monarchDraws";
  readonly rule: string;
  /** How many rad counters. */
  readonly count?: number;
}

type Turn = NonNullable<Game["turn"]>;

/** What a step reminds of. Nothing at the others. */
const REMINDERS: {
  readonly [Step in StepName]?: (game: Game, turn: Turn) => Reminder | false;
} = {
  untap: ({ daytime }) => daytime !== null && { of: "daytime", rule: "731.2" },
  upkeep: ({ initiative }, { player }) =>
    initiative === player && { of: "undercity", rule: "726.2" },
  // Of two players, or of two teams.
  draw: ({ players, format }, { number }) =>
    number === 1 &&
    players.length === 2 && {
      of: "noDraw",
      rule: formatOf(format).seats[1] === 2 ? "103.8b" : "103.8a",
    },
  main1({ players }, { player }) {
    const count = players[player]?.counters.rad ?? 0;
    return count > 0 && { of: "rad", rule: "728.1", count };
  },
  damage: ({ monarch, initiative }) =>
    (monarch !== null || initiative !== null) && {
      of: "crown",
      rule: monarch === null ? "726.2" : "725.2",
    },
  end: ({ monarch }, { player }) => monarch === player && { of: "monarchDraws", rule: "725.2" },
};

/** What happens at the step that the turn is at, because of what stands on the table. */
export const remindersOf = (game: Game): readonly Reminder[] => {
  const { turn } = game;
  const reminder = turn !== null && REMINDERS[turn.step]?.(game, turn);
  return reminder ? [reminder] : [];
};
