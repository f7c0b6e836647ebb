import { isRecord } from "../../../lib/storage/is-record.ts";
import { FORMAT_NAMES } from "./formats.ts";
import {
  COUNTERS,
  type Counter,
  cleanName,
  type Game,
  MOST_COUNTERS,
  MOST_LIFE,
  type Pair,
  type Player,
  type Turn,
} from "./game.ts";
import { type Entry, type GameLog, MOST_ENTRIES } from "./game-log.ts";
import { readTableEvent } from "./read-table-event.ts";
import { TURN_STEPS } from "./turn-steps.ts";

/** What is kept on the device may be of another version, cut, or written by anything: it is not believed. */
class MalformedLog extends Error {}

const required = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new MalformedLog();
  return value;
};

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  required(isRecord(value) ? value : undefined);

const list = (value: unknown): readonly unknown[] =>
  required(Array.isArray(value) ? (value as readonly unknown[]) : undefined);

const integer = (value: unknown, least: number, most: number): number =>
  required(
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
      ? value
      : undefined,
  );

const flag = (value: unknown): boolean => required(typeof value === "boolean" ? value : undefined);

const oneOf = <Value>(value: unknown, values: readonly Value[]): Value =>
  required(values.find((each) => each === value));

const pair = (value: unknown): Pair => {
  const [first, second] = list(value);
  return [integer(first, 0, MOST_COUNTERS), integer(second, 0, MOST_COUNTERS)];
};

const countersOf = (value: unknown): Player["counters"] => {
  const stored = record(value);
  const counted = COUNTERS.map((counter) => [counter, integer(stored[counter], 0, MOST_COUNTERS)]);
  return Object.fromEntries(counted) as Record<Counter, number>;
};

const playerOf = (value: unknown, seats: number): Player => {
  const stored = record(value);
  const damage = list(stored.commanderDamage).map(pair);
  return {
    name: cleanName(required(typeof stored.name === "string" ? stored.name : undefined)),
    life: integer(stored.life, -MOST_LIFE, MOST_LIFE),
    counters: countersOf(stored.counters),
    commanders: oneOf(stored.commanders, [1, 2] as const),
    casts: pair(stored.casts),
    commanderDamage: required(damage.length === seats ? damage : undefined),
    left: flag(stored.left),
    cannotLose: flag(stored.cannotLose),
  };
};

const turnOf = (value: unknown, seats: number): Turn | null => {
  if (value === null) return null;
  const stored = record(value);
  return {
    number: integer(stored.number, 1, Number.MAX_SAFE_INTEGER),
    player: integer(stored.player, 0, seats - 1),
    step: oneOf(
      stored.step,
      TURN_STEPS.map(({ name }) => name),
    ),
  };
};

const gameOf = (value: unknown): Game => {
  const stored = record(value);
  const format = oneOf(stored.format, FORMAT_NAMES);
  const seats = list(stored.players);
  integer(seats.length, 2, 6);
  const holder = (held: unknown) => (held === null ? null : integer(held, 0, seats.length - 1));
  return {
    format,
    players: seats.map((player) => playerOf(player, seats.length)),
    turn: turnOf(stored.turn, seats.length),
    monarch: holder(stored.monarch),
    initiative: holder(stored.initiative),
    daytime: oneOf(stored.daytime, ["day", "night", null] as const),
  };
};

const entryOf = (value: unknown): Entry => {
  const { event, at } = record(value);
  return { event: required(readTableEvent(event)), at: integer(at, 0, Number.MAX_SAFE_INTEGER) };
};

const entriesOf = (value: unknown): readonly Entry[] =>
  list(value).slice(-MOST_ENTRIES).map(entryOf);

/** A game that the device kept. Undefined when it is no game that can be gone on with. */
export const readGameLog = (text: string): GameLog | undefined => {
  try {
    const stored = record(JSON.parse(text));
    return {
      base: gameOf(stored.base),
      entries: entriesOf(stored.entries),
      undone: entriesOf(stored.undone),
    };
  } catch {
    return undefined;
  }
};
