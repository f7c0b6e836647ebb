/** A share as a model is told it, in percent with one decimal. */
export const formatPercent = (share: number): string => `${(100 * share).toFixed(1)}%`;
