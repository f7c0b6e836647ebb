/** CR 103.5: a starting hand is normally seven cards. */
export const STARTING_HAND = 7;

/** Players who may take mulligans, and how often they did. */
export interface Mulligans {
  readonly taken: number;
  /** CR 103.5c: in a multiplayer game and in Brawl the first one does not count. */
  readonly firstIsFree: boolean;
  readonly startingHand?: number;
}

export interface OpeningHand {
  /** Cards drawn for the new hand, before any goes back. */
  readonly drawn: number;
  /** Cards put on the bottom of the library. */
  readonly bottomed: number;
  /** Cards left in hand. */
  readonly kept: number;
}

/** The hand after some mulligans (CR 103.5): always a whole new hand, then one card back for each that counts. */
export const mulligan = ({
  taken,
  firstIsFree,
  startingHand = STARTING_HAND,
}: Mulligans): OpeningHand => {
  const counted = Math.max(0, taken - (firstIsFree ? 1 : 0));
  const bottomed = Math.min(startingHand, counted);
  return { drawn: startingHand, bottomed, kept: startingHand - bottomed };
};

/** How many mulligans lead to a hand of that size. Undefined when none does. */
export const mulligansTo = (kept: number, firstIsFree: boolean): number | undefined =>
  kept < 0 || kept >= STARTING_HAND ? undefined : STARTING_HAND - kept + (firstIsFree ? 1 : 0);
