import type { Source } from "./source.ts";

/** One way to read from a place: what was read, and the place after it. */
export interface Reading<T> {
  readonly value: T;
  readonly end: number;
}

/** The words that a rule may begin with (undefined: any), and whether it may read nothing. */
export interface Start {
  readonly words: ReadonlySet<string> | undefined;
  readonly empty: boolean;
}

export const ANY_START: Start = { words: undefined, empty: false };

/** A piece of grammar that runs both ways: words to a value, and a value to the same words. */
export interface Rule<T> {
  /** All ways to read from this place, the preferred one first. */
  read(source: Source, at: number): readonly Reading<T>[];
  /** The words of a value. Undefined where the value is none of this rule's. */
  write(value: unknown): readonly string[] | undefined;
  start(): Start;
  /** For rules of objects: the names of the fields they may fill. */
  keys(): ReadonlySet<string>;
  /** Fields that always have the same value, where a rule has such. */
  constants?(): Readonly<Record<string, unknown>>;
}

/** A rule that may be left out of a phrase. Its field is then absent. */
export interface Optional<T> {
  readonly optional: Rule<T>;
}

export type ValueOf<R> = R extends Rule<infer T> ? T : never;

export const NO_KEYS: ReadonlySet<string> = new Set();

/** Fields are compared as sets of names: a value is written only by a rule that knows all of them. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
