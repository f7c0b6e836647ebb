import { LARGEST_BYTE, type Weights } from "../src/recognise/weights.ts";

/** Weights by bucket as bytes. */
export const packDifferences = (
  weights: Float32Array,
): Pick<Weights, "differences" | "largest"> => {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1;
  let text = "";
  for (const weight of weights)
    text += String.fromCharCode(Math.round((weight / largest) * LARGEST_BYTE) & 0xff);
  return { differences: btoa(text), largest };
};
