/** The keys of all features of some texts, in ascending order: 32 bits of each, and the eight above them. */
export interface FeatureTable {
  readonly low: Uint32Array;
  readonly high: Uint8Array;
}

/** The features of a text as numbers: a hundred thousand of them as letters take ten times the memory. */
export type FeatureKeys = Float64Array;

/** Above the bits of a table's `low`. */
const HIGH = 2 ** 32;

/** How many features a table holds. */
export const sizeOf = ({ low }: FeatureTable): number => low.length;

const keyAt = ({ low, high }: FeatureTable, place: number): number =>
  (high[place] ?? 0) * HIGH + (low[place] ?? 0);

/** Where a feature stands among all, from 0; -1 where no text holds it. */
export const placeOf = (table: FeatureTable, key: number): number => {
  let low = 0;
  let high = sizeOf(table);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyAt(table, middle) < key) low = middle + 1;
    else high = middle;
  }
  return low < sizeOf(table) && keyAt(table, low) === key ? low : -1;
};

/** The features of some texts, and the places of each text's own. */
export interface TabledFeatures {
  readonly table: FeatureTable;
  readonly places: readonly Uint32Array[];
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Of a second hash beside FNV-1a. Odd, so that no bit is lost. */
const OTHER_PRIME = 0x5bd1e995;
/** Of the second hash eight bits are taken. */
const SPARE_BITS = 24;

/**
 * A feature as a number of 40 bits: of a hundred thousand hardly ever two share theirs, and a test shows
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
  return (high >>> SPARE_BITS) * HIGH + (low >>> 0);
};

/** The features of a text as numbers. */
export const keysOf = (features: ReadonlySet<string>): FeatureKeys =>
  Float64Array.from(features, keyOf);

/** Made in steps of a text: each feature is looked up once. */
export function* featureTableInSteps(
  texts: readonly FeatureKeys[],
): Generator<void, TabledFeatures, void> {
  const seen = new Map<number, number>();
  const places: Uint32Array[] = [];
  for (const text of texts) {
    yield;
    const own = new Uint32Array(text.length);
    for (let at = 0; at < text.length; at++) {
      const key = text[at] ?? 0;
      let place = seen.get(key);
      if (place === undefined) {
        place = seen.size;
        seen.set(key, place);
      }
      own[at] = place;
    }
    places.push(own);
  }
  const keys = Float64Array.from(seen.keys()).sort();
  const sorted = new Uint32Array(keys.length);
  for (const [at, key] of keys.entries()) sorted[seen.get(key) ?? 0] = at;
  for (const own of places) {
    yield;
    for (let at = 0; at < own.length; at++) own[at] = sorted[own[at] ?? 0] ?? 0;
  }
  const table = {
    low: Uint32Array.from(keys, (key) => key % HIGH),
    high: Uint8Array.from(keys, (key) => key / HIGH),
  };
  return { table, places };
}

/** How many texts hold each of so many features, by the places of their own. Made in steps of a text. */
export function* countInSteps(
  size: number,
  places: readonly Uint32Array[],
): Generator<void, Uint16Array, void> {
  const counts = new Uint16Array(size);
  for (const own of places) {
    yield;
    for (const place of own) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
