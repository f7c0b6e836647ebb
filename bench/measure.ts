/** One line of the report. `aim` is what we want; `better` says in which direction. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: "ms" | "ratio" | "MB" | "kB" | "s" | "points" | "per s";
  readonly aim: number;
  readonly better: "lower" | "higher";
  /** How many times its aim a value may be off. Three where nothing is said. Less for what is measured as a share of the same run. */
  readonly tolerance?: number;
}

/** A time that should be short. */
export const milliseconds = (name: string, value: number, aim: number): Measure => ({
  name,
  value,
  unit: "ms",
  aim,
  better: "lower",
});

/** Of an aim, unless a measure has its own: machines differ, mistakes of an order do not hide. */
const TOLERANCE = 3;

/** Whether a value is further from its aim than is tolerated, where `--check` fails. What could not be measured is. */
export const isMissed = ({ value, aim, better, tolerance = TOLERANCE }: Measure): boolean =>
  !(better === "lower" ? value <= aim * tolerance : value >= aim / tolerance);

export const rounded = (value: number): number => Number(value.toPrecision(4));

/** The value that a share of the samples stays under. */
export const quantile = (samples: readonly number[], share: number): number => {
  const sorted = [...samples].sort((left, right) => left - right);
  const index = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return sorted[index] ?? Number.NaN;
};

/** Milliseconds of each call, after a few that warm the code up. */
export const timed = async <Item>(
  items: readonly Item[],
  call: (item: Item) => unknown,
  warmUps = 20,
): Promise<number[]> => {
  for (const item of items.slice(0, warmUps)) await call(item);
  const samples: number[] = [];
  for (const item of items) {
    const started = performance.now();
    await call(item);
    samples.push(performance.now() - started);
  }
  return samples;
};
