/** Texts of one length, found by a piece of them. */
export interface SegmentIndex {
  /** Calls back with the place of every text that may be within the bound. Some come more than once. */
  candidates(text: string, visit: (at: number) => void): void;
}

/** Places in a group fit in so many bits; with a hash of 32 bits a pair stays an exact number. */
const PLACE = 2 ** 20;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a of a piece of a text. Equal hashes of different pieces only cost a comparison. */
function hashOf(text: string, start: number, end: number): number {
  let hash = FNV_OFFSET;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}

/** First place in the sorted keys that is not before the key. */
function lowerBound(sorted: Float64Array, key: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Segment {
  readonly start: number;
  readonly end: number;
  /** Hash of the piece and place of its text, sorted. */
  readonly keys: Float64Array;
}

/** `bound + 1` pieces of about one size with one letter between two of them. */
function cut(length: number, bound: number): { start: number; end: number }[] {
  const pieces = bound + 1;
  const covered = length - bound;
  return Array.from({ length: pieces }, (_, at) => ({
    start: Math.floor((at * covered) / pieces) + at,
    end: Math.floor(((at + 1) * covered) / pieces) + at,
  }));
}

/**
 * Indexes texts of one length for a bound of edits: each is cut into one piece more than the bound, and
 * every edit touches one piece at most (the letter between two pieces takes the swaps of neighbours), so
 * that a text within the bound holds one piece unharmed, moved by no more than the edits before it and
 * those behind it allow. (G. Li et al., “Pass-Join”, VLDB 2011, whose windows these are.)
 *
 * @returns undefined when the texts are too short for that: all of them are candidates
 */
export function indexSegments(
  texts: readonly string[],
  length: number,
  bound: number,
): SegmentIndex | undefined {
  if (length < 2 * bound + 1) return undefined;
  const segments = cut(length, bound).map(({ start, end }): Segment => {
    const keys = Float64Array.from(texts, (text, at) => hashOf(text, start, end) * PLACE + at);
    return { start, end, keys: keys.sort() };
  });
  return {
    candidates(text, visit) {
      const longer = text.length - length;
      segments.forEach(({ start, end, keys }, before) => {
        const behind = bound - before;
        const from = Math.max(0, start - before, start + longer - behind);
        const to = Math.min(text.length - (end - start), start + before, start + longer + behind);
        for (let place = from; place <= to; place++) {
          const key = hashOf(text, place, place + end - start) * PLACE;
          for (let at = lowerBound(keys, key); at < keys.length; at++) {
            const found = (keys[at] ?? 0) - key;
            if (found >= PLACE) break;
            visit(found);
          }
        }
      });
    },
  };
}
