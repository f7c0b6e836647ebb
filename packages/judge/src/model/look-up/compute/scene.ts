import * as z from "zod";

const MOST = 1_000;

/** A whole number as the game has them. Larger ones are no scene of a game. */
export const amount = () =>
  z.number().refine((value) => Number.isInteger(value) && Math.abs(value) <= MOST, {
    error: `a whole number of ${MOST} at most`,
  });

/** More things than these are no scene that a question tells. */
const MOST_THINGS = 8;

/** A list as short as what a question tells. */
export const shortList = <Schema extends z.ZodType>(thing: Schema) =>
  z.array(thing).refine((things) => things.length <= MOST_THINGS, {
    error: `${MOST_THINGS} at most`,
  });

/** What an engine made of a scene. */
export interface EngineResult {
  /** One thing a line. */
  readonly lines: readonly string[];
  /** The rules that it follows, the decisive ones first. */
  readonly rules: readonly string[];
}
