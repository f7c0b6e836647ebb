import {
  countInSteps,
  type FeatureKeys,
  type FeatureTable,
  featureTableInSteps,
  keyOf,
  placeOf,
  sizeOf,
} from "./feature-table.ts";

/** Texts by their features, as plain data that may be kept. */
export interface SparseData {
  readonly table: FeatureTable;
  /** How many texts hold a feature. */
  readonly counts: Uint16Array;
  /** Where the postings of a feature begin. */
  readonly starts: Uint32Array;
  /**
   * The texts that hold a feature, feature by feature, each as how far it stands behind the one before: in seven
   * bits a byte, the lowest first, the last byte below 128 (LEB128).
   */
  readonly postings: Uint8Array;
  /** By the place of a text. */
  readonly lengths: Float32Array;
}

/**
 * Texts by their features: cosine similarity over inverse document frequencies. All of it stands in typed
 * arrays, so that thousands of texts take little memory and a query well under a millisecond.
 */
export interface SparseIndex {
  /** The similarity of every text with these features, 0 to 1, by the place of the text. */
  similarities(features: Iterable<string>): Float32Array;
  /** How telling a feature is. One that no text holds tells most. */
  weightOf(feature: string): number;
  /** Which of these features each of some texts holds, by the place of the text: one pass over all that is kept. */
  heldBy(texts: readonly number[], features: Iterable<string>): ReadonlyMap<number, string[]>;
}

const BITS = 7;
const LOW_BITS = 127;
const MORE = 128;

const bytesOf = (distance: number): number =>
  distance > LOW_BITS ? (distance >> BITS > LOW_BITS ? 3 : 2) : 1;

/** Made in steps of a text. @param texts the features of each text, 65,535 texts at most */
export function* sparseDataInSteps(
  texts: readonly FeatureKeys[],
): Generator<void, SparseData, void> {
  const { table, places } = yield* featureTableInSteps(texts);
  const counts = yield* countInSteps(sizeOf(table), places);
  const { starts, lengths } = yield* layOutInSteps(places, counts);
  const next = starts.slice();
  const postings = new Uint8Array(starts.at(-1) ?? 0);
  const last = new Uint16Array(counts.length);
  for (const [place, own] of places.entries()) {
    yield;
    for (const feature of own) {
      let distance = place - (last[feature] ?? 0);
      let at = next[feature] ?? 0;
      for (; distance > LOW_BITS; distance >>= BITS) postings[at++] = (distance & LOW_BITS) | MORE;
      postings[at++] = distance;
      next[feature] = at;
      last[feature] = place;
    }
  }
  return { table, counts, starts, postings, lengths };
}

/** Where the postings of each feature begin, and the lengths of the texts. */
function* layOutInSteps(
  places: readonly Iterable<number>[],
  counts: Uint16Array,
): Generator<void, Pick<SparseData, "starts" | "lengths">, void> {
  const lengths = new Float32Array(places.length);
  // How many bytes each feature takes comes first, then where each begins.
  const starts = new Uint32Array(counts.length + 1);
  const last = new Uint16Array(counts.length);
  for (const [place, own] of places.entries()) {
    yield;
    let sum = 0;
    for (const feature of own) {
      sum += weightOf(places.length, counts[feature] ?? 0) ** 2;
      starts[feature + 1] = (starts[feature + 1] ?? 0) + bytesOf(place - (last[feature] ?? 0));
      last[feature] = place;
    }
    lengths[place] = Math.sqrt(sum) || 1;
  }
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  return { starts, lengths };
}

/** How telling a feature is that so many of all texts hold. */
const weightOf = (all: number, holding: number): number => Math.fround(Math.log(1 + all / holding));

/** Calls back with each text that holds a feature, in ascending order. */
const eachHolding = (
  { starts, postings }: SparseData,
  feature: number,
  call: (text: number) => void,
): void => {
  const end = starts[feature + 1] ?? 0;
  let text = 0;
  for (let at = starts[feature] ?? 0, shift = 0; at < end; at++) {
    const byte = postings[at] ?? 0;
    text += (byte & LOW_BITS) << shift;
    shift += BITS;
    if (byte > LOW_BITS) continue;
    shift = 0;
    call(text);
  }
};

/** Searches what `sparseDataInSteps` made. */
export const sparseIndexOf = (data: SparseData): SparseIndex => {
  const { table, counts, lengths } = data;
  const size = lengths.length;
  const unknown = Math.log(1 + size);
  const weightAt = (place: number): number =>
    place < 0 ? unknown : weightOf(size, counts[place] ?? 0);
  return {
    weightOf: (feature) => weightAt(placeOf(table, keyOf(feature))),
    similarities(features) {
      const products = new Float32Array(size);
      let own = 0;
      for (const feature of features) {
        const id = placeOf(table, keyOf(feature));
        const square = weightAt(id) ** 2;
        own += square;
        if (id < 0) continue;
        eachHolding(data, id, (text) => {
          products[text] = (products[text] ?? 0) + square;
        });
      }
      const length = Math.sqrt(own) || 1;
      for (let place = 0; place < products.length; place++)
        products[place] = (products[place] ?? 0) / (length * (lengths[place] ?? 1));
      return products;
    },
    heldBy(texts, features) {
      const held = new Map(texts.map((text): [number, string[]] => [text, []]));
      const isAsked = new Uint8Array(size);
      for (const text of texts) isAsked[text] = 1;
      for (const feature of features) {
        const id = placeOf(table, keyOf(feature));
        if (id >= 0)
          eachHolding(data, id, (text) => {
            if (isAsked[text]) held.get(text)?.push(feature);
          });
      }
      return held;
    },
  };
};
