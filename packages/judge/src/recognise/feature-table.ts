import type { Steps } from "@spellwright/cards";

/** The features of a text as numbers: a hundred thousand of them as letters take ten times the memory. */
export type FeatureKeys = Float64Array;

/** All features of some texts. */
export interface FeatureTable {
  readonly size: number;
  /** Where a feature stands among all, from 0; -1 where no text holds it. */
  placeOf(key: number): number;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Of a second hash beside FNV-1a; odd, so that no bit is lost. */
const OTHER_PRIME = 0x5bd1e995;
/** Of two hashes of 32 bits, what an exact whole number holds (53 bits). */
const SPARE_BITS = 11;
const LOW = 2 ** 32;

/**
 * A feature as a number of 53 bits: of a hundred thousand hardly ever two share theirs, and a test shows
 * that none of those we ship do.
 */
export const keyOf = (feature: string): number => {
  let low = FNV_OFFSET;
  let high = feature.length;
  for (let at = 0; at < feature.length; at++) {
    const unit = feature.charCodeAt(at);
    low = Math.imul(low ^ unit, FNV_PRIME);
    high = Math.imul(high ^ unit, OTHER_PRIME);
    high ^= high >>> 15;
  }
  return (high >>> SPARE_BITS) * LOW + (low >>> 0);
};

export const keysOf = (features: ReadonlySet<string>): FeatureKeys =>
  Float64Array.from(features, keyOf);

/** Made in steps of a text. */
export function* featureTableInSteps(texts: readonly FeatureKeys[]): Steps<FeatureTable> {
  const distinct = new Set<number>();
  for (const text of texts) {
    yield;
    for (const key of text) distinct.add(key);
  }
  const sorted = Float64Array.from(distinct).sort();
  return {
    size: sorted.length,
    placeOf(key) {
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? 0) < key) low = middle + 1;
        else high = middle;
      }
      return sorted[low] === key ? low : -1;
    },
  };
}

/** How many of the texts hold each feature, by its place. Made in steps of a text. */
export function* countInSteps(
  table: FeatureTable,
  texts: readonly FeatureKeys[],
): Steps<Uint16Array> {
  const counts = new Uint16Array(table.size);
  for (const text of texts) {
    yield;
    for (const key of text) {
      const place = table.placeOf(key);
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return counts;
}
