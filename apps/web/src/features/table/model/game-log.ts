import { applyEvent } from "./apply-event.ts";
import { type Game, newGame, type Setup } from "./game.ts";
import { mergeEvents, type TableEvent } from "./table-event.ts";

/** Something that happened, and when (milliseconds of the clock). */
export interface Entry {
  readonly event: TableEvent;
  readonly at: number;
}

/** A game as it went: what it was, and everything since, so that any of it can be undone. */
export interface GameLog {
  readonly base: Game;
  readonly entries: readonly Entry[];
  /** What was undone, the next to be done again last. */
  readonly undone: readonly Entry[];
}

/** Taps on one number that follow each other so fast are one change. */
export const MERGE_MS = 2000;
/** What is older can no longer be undone: the device keeps some tens of kilobytes. */
export const MOST_ENTRIES = 400;

export const beginLog = (setup: Setup): GameLog => ({
  base: newGame(setup),
  entries: [],
  undone: [],
});

const games = new WeakMap<GameLog, Game>();

/** The game as it stands. */
export const gameOf = (log: GameLog): Game => {
  const known = games.get(log);
  if (known !== undefined) return known;
  const game = log.entries.reduce((before, { event }) => applyEvent(before, event), log.base);
  games.set(log, game);
  return game;
};

const within = (log: GameLog): GameLog => {
  const [oldest, ...rest] = log.entries;
  if (oldest === undefined || log.entries.length <= MOST_ENTRIES) return log;
  return { ...log, base: applyEvent(log.base, oldest.event), entries: rest };
};

/**
 * Writes down what happened.
 *
 * @param at milliseconds of the clock
 */
export const record = (log: GameLog, event: TableEvent, at: number): GameLog => {
  const last = log.entries.at(-1);
  const isSoon = last !== undefined && at - last.at <= MERGE_MS;
  const merged = isSoon ? mergeEvents(last.event, event) : undefined;
  if (merged === undefined)
    return within({ ...log, entries: [...log.entries, { event, at }], undone: [] });
  const before = log.entries.slice(0, -1);
  return {
    ...log,
    entries: merged === null ? before : [...before, { event: merged, at }],
    undone: [],
  };
};

/** Takes the last thing back. A game that was replaced by a new one comes back too. */
export const undo = (log: GameLog): GameLog => {
  const last = log.entries.at(-1);
  if (last === undefined) return log;
  return { ...log, entries: log.entries.slice(0, -1), undone: [...log.undone, last] };
};

/** Does again what was undone last. */
export const redo = (log: GameLog): GameLog => {
  const next = log.undone.at(-1);
  if (next === undefined) return log;
  return { ...log, entries: [...log.entries, next], undone: log.undone.slice(0, -1) };
};
