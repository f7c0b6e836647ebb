import { fitLogistic } from "./logistic.ts";

/** Log-odds of a likelihood (0 to 1). */
export const oddsOf = (likelihood: number): number => Math.log(likelihood / (1 - likelihood));

/** Something tried on questions that it was not learned from. */
export interface TrialResult {
  readonly odds: number;
  readonly held: boolean;
}

/** The odds from which on what was tried held with such a likelihood. */
export const thresholdFor = (tried: readonly TrialResult[], likelihood: number): number => {
  const [shift = 0, slope = 1] = fitLogistic(
    tried.map(({ odds, held }) => ({ evidence: [1, odds], held: held ? 1 : 0 })),
  );
  return (oddsOf(likelihood) - shift) / slope;
};

/** The lowest odds from which on what was tried held so often, all of it taken together. */
export const edgeOfAll = (tried: readonly TrialResult[], share: number): number => {
  const sorted = [...tried].sort((one, other) => other.odds - one.odds);
  let held = 0;
  let edge = Number.POSITIVE_INFINITY;
  for (const [at, one] of sorted.entries()) {
    held += one.held ? 1 : 0;
    if (held / (at + 1) >= share) edge = one.odds;
  }
  return edge;
};

/** The odds that only such a share of what was tried reaches. */
export const edgeOfSurest = (tried: readonly TrialResult[], share: number): number =>
  tried.map(({ odds }) => odds).sort((one, other) => other - one)[
    Math.floor(share * tried.length)
  ] ?? Number.POSITIVE_INFINITY;

/** How many of those that were tried are shown, and how many of the shown ones held (0 to 1). */
export interface ShownShare {
  readonly share: number;
  readonly right: number;
}

export const shownShareOf = (
  shown: readonly TrialResult[],
  tried: readonly TrialResult[],
): ShownShare => ({
  share: shown.length / tried.length,
  right: shown.filter(({ held }) => held).length / shown.length,
});
