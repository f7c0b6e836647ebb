import type { PlainKey } from "./translate.ts";

/** 5 green, 4 yellow, 3 orange, 2 red, 1 dark red (ORA-02). */
export type ConfidenceBand = 1 | 2 | 3 | 4 | 5;

/** How sure an answer is, as people are told. @param confidence 0 to 1 */
export const confidenceBand = (confidence: number): ConfidenceBand => {
  if (confidence >= 0.85) return 5;
  if (confidence >= 0.7) return 4;
  if (confidence >= 0.5) return 3;
  return confidence >= 0.3 ? 2 : 1;
};

/** The words of each band. */
export const CONFIDENCE_WORDS: Readonly<Record<ConfidenceBand, PlainKey>> = {
  5: "oracle.ruling.veryHigh",
  4: "oracle.ruling.high",
  3: "oracle.ruling.medium",
  2: "oracle.ruling.low",
  1: "oracle.ruling.veryLow",
};

/**
 * Whole percent, rounded down within its band: 0.849 reads 84, so that the figure never claims a band
 * that the ruling has not reached.
 */
export const confidencePercent = (confidence: number): number => {
  const rounded = Math.round(confidence * 100);
  return confidenceBand(rounded / 100) > confidenceBand(confidence) ? rounded - 1 : rounded;
};
