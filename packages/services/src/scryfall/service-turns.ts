/** `heavy`: searches and look-ups by name, 2 a second at most; `light`: the others, 10 a second. */
export type Weight = "heavy" | "light";

/** Between the starts of two calls, in ms: a little more than the service's own limits (500, 100). */
export const BETWEEN_TURNS = { heavy: 550, light: 110 } as const;

/** When a call may start, or how long nobody may. */
export type Turn = { readonly waitMs: number } | { readonly closedMs: number };

/** Whose turn it is at a service that limits all of our processes together (IMP-08). */
export interface ServiceTurns {
  /**
   * Takes the next turn, which is not given back.
   *
   * @param patienceMs a door that stays closed for longer is told at once, and no turn is taken
   */
  take(weight: Weight, patienceMs: number): Promise<Turn>;
  /** Closes the door for that long, in ms: no turn begins before. */
  close(ms: number): Promise<void>;
}

/** The turns of one process that is the only one. @param now milliseconds */
export const createOwnTurns = (now: () => number): ServiceTurns => {
  let closedUntil = 0;
  const last = { heavy: Number.NEGATIVE_INFINITY, light: Number.NEGATIVE_INFINITY };
  return {
    async take(weight, patienceMs) {
      const at = now();
      if (closedUntil - at > patienceMs) return { closedMs: closedUntil - at };
      const start = Math.max(
        at,
        closedUntil,
        Math.max(last.heavy, last.light) + BETWEEN_TURNS.light,
        weight === "heavy" ? last.heavy + BETWEEN_TURNS.heavy : 0,
      );
      last[weight] = start;
      return { waitMs: start - at };
    },
    async close(ms) {
      closedUntil = Math.max(closedUntil, now() + ms);
    },
  };
};
