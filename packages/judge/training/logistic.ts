/** One example: its evidence in a fixed order, and whether it held. */
export interface Example {
  readonly evidence: readonly number[];
  readonly held: 0 | 1;
}

/** A choice among several, of which some are right. */
export interface Choice {
  readonly among: readonly (readonly number[])[];
  readonly right: readonly boolean[];
}

const EPOCHS = 1500;
const CHOICE_EPOCHS = 300;
const RATE = 0.05;
const CHOICE_RATE = 0.1;
/** Weights that evidence does not ask for stay near nothing: of choices, and of evidence in its own spread. */
const CHOICE_DECAY = 0.0003;
const DECAY = 0.03;

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** Adam: deterministic, from nothing. @param slopeOf the slope of what is to become small */
const descend = (
  size: number,
  epochs: number,
  rate: number,
  slopeOf: (weights: readonly number[]) => readonly number[],
): readonly number[] => {
  let weights: readonly number[] = new Array<number>(size).fill(0);
  const mean = new Array<number>(size).fill(0);
  const square = new Array<number>(size).fill(0);
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const slope = slopeOf(weights);
    weights = weights.map((weight, at) => {
      const own = slope[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * own;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * own * own;
      const step = (mean[at] ?? 0) / (1 - 0.9 ** epoch);
      return weight - (rate * step) / (Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** epoch)) + 1e-8);
    });
  }
  return weights;
};

interface Scale {
  readonly middle: number;
  readonly spread: number;
}

/** Middle and spread of each piece of evidence. The first is always 1 and stays as it is. */
const scalesOf = (examples: readonly Example[], size: number): readonly Scale[] =>
  Array.from({ length: size }, (_, at) => {
    const values = examples.map(({ evidence }) => evidence[at] ?? 0);
    const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
    const square = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length;
    return at === 0 || square === 0
      ? { middle: 0, spread: 1 }
      : { middle, spread: Math.sqrt(square) };
  });

/**
 * Logistic regression. The first evidence is always 1 and is not held small. Evidence is learned by in its own
 * spread, so that holding weights small holds all alike.
 */
export const fitLogistic = (examples: readonly Example[]): readonly number[] => {
  const size = examples[0]?.evidence.length ?? 0;
  const scales = scalesOf(examples, size);
  const scaled = examples.map(({ evidence, held }) => ({
    held,
    values: evidence.map(
      (value, at) => (value - (scales[at]?.middle ?? 0)) / (scales[at]?.spread ?? 1),
    ),
  }));
  const weights = descend(size, EPOCHS, RATE, (current) => {
    const slope = current.map((weight, at) => (at === 0 ? 0 : DECAY * weight));
    for (const { values, held } of scaled) {
      const wrong = (1 / (1 + Math.exp(-dot(current, values))) - held) / examples.length;
      for (let at = 0; at < size; at++) slope[at] = (slope[at] ?? 0) + wrong * (values[at] ?? 0);
    }
    return slope;
  });
  const unscaled = weights.map((weight, at) => weight / (scales[at]?.spread ?? 1));
  const shift = unscaled.reduce((sum, weight, at) => sum + weight * (scales[at]?.middle ?? 0), 0);
  return unscaled.map((weight, at) => (at === 0 ? weight - shift : weight));
};

/** Conditional logistic regression: the right ones among several shall be the likeliest. */
export const fitChoices = (choices: readonly Choice[]): readonly number[] => {
  const telling = choices.filter(({ right }) => right.includes(true));
  const size = telling[0]?.among[0]?.length ?? 0;
  return descend(size, CHOICE_EPOCHS, CHOICE_RATE, (weights) => {
    const slope = weights.map((weight) => CHOICE_DECAY * weight);
    for (const { among, right } of telling) {
      const points = among.map((evidence) => dot(weights, evidence));
      const highest = Math.max(...points);
      const odds = points.map((one) => Math.exp(one - highest));
      const all = odds.reduce((sum, one) => sum + one, 0);
      const ofRight = odds.reduce((sum, one, at) => sum + (right[at] ? one : 0), 0);
      among.forEach((evidence, place) => {
        const one = odds[place] ?? 0;
        const wrong = (one / all - (right[place] ? one / ofRight : 0)) / telling.length;
        for (let at = 0; at < size; at++)
          slope[at] = (slope[at] ?? 0) + wrong * (evidence[at] ?? 0);
      });
    }
    return slope;
  });
};
