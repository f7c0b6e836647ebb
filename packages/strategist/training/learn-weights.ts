import { ASKED_SUBJECTS } from "../src/understanding/asked-subjects.ts";
import { likelihoods } from "../src/understanding/rank-subjects.ts";
import type { Example } from "./read-examples.ts";

/** How weights are learned; chosen by cross-validation. */
const SETTINGS = { rounds: 12, rate: 6, decay: 4e-4, seed: 12_345 } as const;
/** A feature of a single example teaches that example. */
const LEAST_EXAMPLES = 2;
/** Less is not worth a step. */
const LEAST_STEP = 0.003;

/** Numbers from 0 to 1 that are the same each time. */
export const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
};

const shuffle = <T>(list: T[], next: () => number): void => {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    const [one, two] = [list[at], list[other]];
    if (one === undefined || two === undefined) continue;
    list[at] = two;
    list[other] = one;
  }
};

const commonFeatures = (examples: readonly Example[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].flatMap(([feature, count]) => (count < LEAST_EXAMPLES ? [] : [feature]));
};

/** What each feature says for each subject: multinomial logistic regression, one example at a time. */
export const learnWeights = (examples: readonly Example[]): ReadonlyMap<string, Float32Array> => {
  const rows = new Map(
    commonFeatures(examples).map((feature) => [feature, new Float32Array(ASKED_SUBJECTS.length)]),
  );
  const next = numbersFrom(SETTINGS.seed);
  const order = [...examples];
  for (let round = 0; round < SETTINGS.rounds; round += 1) {
    shuffle(order, next);
    const rate = SETTINGS.rate * (1 - round / SETTINGS.rounds);
    for (const example of order) learnFrom(example, rows, rate);
  }
  return rows;
};

const learnFrom = (
  { subject, features }: Example,
  rows: ReadonlyMap<string, Float32Array>,
  rate: number,
): void => {
  const found = likelihoods(features, { rows });
  const own = ASKED_SUBJECTS.indexOf(subject);
  const scale = 1 / Math.hypot(...features.values());
  for (const [at, likelihood] of found.entries()) {
    const off = likelihood - (at === own ? 1 : 0);
    if (Math.abs(off) < LEAST_STEP) continue;
    for (const [feature, weight] of features) {
      const row = rows.get(feature);
      if (row === undefined) continue;
      const old = row[at] ?? 0;
      row[at] = old - rate * (off * weight * scale + SETTINGS.decay * old);
    }
  }
};
