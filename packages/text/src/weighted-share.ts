/** The share of all weights that the counted ones have, 0 to 1. @param ofNothing where nothing has any weight */
export const weightedShare = (
  parts: Iterable<readonly [weight: number, counts: boolean]>,
  ofNothing = 0,
): number => {
  let all = 0;
  let counted = 0;
  for (const [weight, counts] of parts) {
    all += weight;
    if (counts) counted += weight;
  }
  return all === 0 ? ofNothing : counted / all;
};
