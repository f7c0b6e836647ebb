import {
  type AskedFeatures,
  BUCKETS,
  differences,
  logistic,
  shareOf,
} from "../src/recognise/same-answer.ts";
import type { SettledIndex } from "../src/recognise/settled-index.ts";

const EPOCHS = 6;
const RATE = 0.15;
const DECAY = 1e-4;

interface Pair {
  readonly one: AskedFeatures;
  readonly other: AskedFeatures;
  readonly same: 0 | 1;
}

/** Every two wordings of one settled question that ask for a yes or no. */
const pairsOf = ({ settledQuestions, wordings, askedBy }: SettledIndex): readonly Pair[] =>
  settledQuestions.flatMap((_, of) => {
    const places = wordings.placesOf(of).filter((place) => wordings.verdictAt(place));
    const asked = [...askedBy(of, places)];
    return asked.flatMap(([place, one], at) =>
      asked.slice(at + 1).map(
        ([next, other]): Pair => ({
          ...{ one, other },
          same: wordings.verdictAt(place) === wordings.verdictAt(next) ? 1 : 0,
        }),
      ),
    );
  });

/** A shuffle that is the same each time. */
const shuffle = (items: number[], next: () => number): void => {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [items[at], items[other]] = [items[other] ?? 0, items[at] ?? 0];
  }
};

/** Learns from the wordings which differences turn a yes into a no; AdaGrad over pairs. */
export const fitPairs = (index: SettledIndex): Float32Array => {
  const pairs = pairsOf(index);
  const weights = new Float32Array(BUCKETS);
  const squares = new Float32Array(BUCKETS).fill(1e-3);
  weights[0] = 0.5;
  let seed = 3;
  const next = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed / 0x80000000;
  };
  const order = pairs.map((_, at) => at);
  const found = pairs.map(({ one, other }) => differences(one, other));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, next);
    for (const at of order) {
      const buckets = found[at] ?? [];
      let sum = 0;
      for (const bucket of buckets) sum += (weights[bucket] ?? 0) * shareOf(bucket, buckets);
      const wrong = logistic(sum) - (pairs[at]?.same ?? 0);
      for (const bucket of buckets) {
        const weight = weights[bucket] ?? 0;
        const slope = wrong * shareOf(bucket, buckets) + DECAY * weight;
        const square = (squares[bucket] ?? 0) + slope * slope;
        squares[bucket] = square;
        weights[bucket] = weight - (RATE * slope) / Math.sqrt(square);
      }
    }
  }
  return weights;
};
