import { type FormatName, seatsWithin } from "./formats.ts";
import type { StepName } from "./turn-steps.ts";

/** Counters that players have (CR 122.1): poison 122.1f, energy 107.14, rad 122.1i. */
export const COUNTERS = ["poison", "energy", "experience", "rad"] as const;
export type Counter = (typeof COUNTERS)[number];

/** A number for each of a player’s commanders: two where they are partners (CR 702.124). */
export type Pair = readonly [number, number];
/** Which of a player’s commanders. */
export type CommanderIndex = 0 | 1;

export interface Player {
  /** Empty: called by the seat. */
  readonly name: string;
  readonly life: number;
  readonly counters: Readonly<Record<Counter, number>>;
  readonly commanders: 1 | 2;
  /** How often each was cast from the command zone: each costs {2} more the next time (CR 903.8). */
  readonly casts: Pair;
  /** Combat damage dealt to this player by the commanders of each seat (CR 903.10a). */
  readonly commanderDamage: readonly Pair[];
  /** Conceded or gone (CR 104.3a). */
  readonly left: boolean;
  /** An effect says that this player can’t lose the game. */
  readonly cannotLose: boolean;
}

export interface Turn {
  /** From 1. */
  readonly number: number;
  readonly player: number;
  readonly step: StepName;
}

/** Everything that a table shows. Players are named by their seat, from 0, in turn order. */
export interface Game {
  readonly format: FormatName;
  readonly players: readonly Player[];
  /** Null until it is known who begins. */
  readonly turn: Turn | null;
  /** CR 725.3: one at a time. */
  readonly monarch: number | null;
  /** CR 726.3: one at a time. */
  readonly initiative: number | null;
  /** CR 731.1: neither until something makes it one. */
  readonly daytime: "day" | "night" | null;
}

/** What a game begins with. */
export interface Setup {
  readonly format: FormatName;
  readonly life: number;
  /** One for each seat. Empty where the seat has no name. */
  readonly names: readonly string[];
}

/** Beyond these totals the numbers of a panel no longer fit. */
export const MOST_LIFE = 9999;
export const MOST_COUNTERS = 999;
/** Characters of a name. */
export const NAME_MAX = 24;

/** A name as it is shown: on one line, without what cannot be seen, cut where it gets long. */
export const cleanName = (name: string): string =>
  [...name.replace(/[\p{C}\s]+/gu, " ").trim()].slice(0, NAME_MAX).join("");

/** A number no further from nought than it may be. */
export const clampInteger = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, Math.trunc(value)));

const NO_COUNTERS = { poison: 0, energy: 0, experience: 0, rad: 0 };

/** A game that begins. Its setup may say more than its format allows. */
export const newGame = ({ format, life, names }: Setup): Game => {
  const seats = seatsWithin(format, names.length);
  return {
    format,
    players: Array.from({ length: seats }, (_, seat) => ({
      name: cleanName(names[seat] ?? ""),
      life: clampInteger(1, life, MOST_LIFE),
      counters: NO_COUNTERS,
      commanders: 1,
      casts: [0, 0],
      commanderDamage: Array.from({ length: seats }, (): Pair => [0, 0]),
      left: false,
      cannotLose: false,
    })),
    turn: null,
    monarch: null,
    initiative: null,
    daytime: null,
  };
};
