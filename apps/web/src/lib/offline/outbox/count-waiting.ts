import type { WaitingThing } from "./waiting-edits.ts";

/** Edits of all of them. */
export const countWaiting = (things: readonly WaitingThing[]): number =>
  things.reduce((sum, { count }) => sum + count, 0);
