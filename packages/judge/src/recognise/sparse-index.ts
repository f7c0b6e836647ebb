/**
 * Texts by their features: cosine similarity over inverse document frequencies. Postings stand in typed
 * arrays, so that thousands of texts take little memory and a query well under a millisecond.
 */
export interface SparseIndex {
  /** The similarity of every text with these features, 0 to 1, by the place of the text. */
  similarities(features: Iterable<string>): Float32Array;
  /** How telling a feature is; one that no text holds tells most. */
  weightOf(feature: string): number;
}

/** @param texts the features of each text */
export const createSparseIndex = (texts: readonly ReadonlySet<string>[]): SparseIndex => {
  const ids = new Map<string, number>();
  const counts: number[] = [];
  for (const text of texts)
    for (const feature of text) {
      const id = ids.get(feature) ?? ids.size;
      ids.set(feature, id);
      counts[id] = (counts[id] ?? 0) + 1;
    }
  const starts = new Uint32Array(ids.size + 1);
  counts.forEach((count, id) => {
    starts[id + 1] = (starts[id] ?? 0) + count;
  });
  const next = starts.slice(0, ids.size);
  const postings = new Uint16Array(starts[ids.size] ?? 0);
  const weights = Float32Array.from(counts, (count) => Math.log(1 + texts.length / count));
  const lengths = new Float32Array(texts.length);
  texts.forEach((text, place) => {
    let sum = 0;
    for (const feature of text) {
      const id = ids.get(feature) ?? 0;
      sum += (weights[id] ?? 0) ** 2;
      postings[next[id] ?? 0] = place;
      next[id] = (next[id] ?? 0) + 1;
    }
    lengths[place] = Math.sqrt(sum) || 1;
  });
  const unknown = Math.log(1 + texts.length);
  return {
    weightOf: (feature) => {
      const id = ids.get(feature);
      return id === undefined ? unknown : (weights[id] ?? unknown);
    },
    similarities(features) {
      const products = new Float32Array(texts.length);
      let own = 0;
      for (const feature of features) {
        const id = ids.get(feature);
        const weight = id === undefined ? unknown : (weights[id] ?? unknown);
        const square = weight * weight;
        own += square;
        if (id === undefined) continue;
        const end = starts[id + 1] ?? 0;
        for (let at = starts[id] ?? 0; at < end; at++) {
          const place = postings[at] ?? 0;
          products[place] = (products[place] ?? 0) + square;
        }
      }
      const length = Math.sqrt(own) || 1;
      for (let place = 0; place < products.length; place++)
        products[place] = (products[place] ?? 0) / (length * (lengths[place] ?? 1));
      return products;
    },
  };
};
