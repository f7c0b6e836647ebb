import { ASKED_SUBJECTS } from "../src/understanding/asked-subjects.ts";
import { likelihoods } from "../src/understanding/rank-subjects.ts";
import type { Example } from "./read-examples.ts";

/** How weights are learned; chosen by cross-validation. */
const SETTINGS = { rounds: 12, rate: 6, decay: 4e-4, seed: 12_345 } as const;
/** A feature of one or two examples teaches those examples. */
const LEAST_EXAMPLES = 3;
/** A feature that says less of every subject is not kept: without those the weights are half as many, as right. */
const LEAST_WEIGHT = 2.2;
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

/** In how many examples each feature is. */
export const countFeatures = (examples: readonly Example[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
};

const commonFeatures = (examples: readonly Example[]): readonly string[] =>
  [...countFeatures(examples)].flatMap(([feature, count]) =>
    count < LEAST_EXAMPLES ? [] : [feature],
  );

/** What each feature says for each subject: multinomial logistic regression, one example at a time. */
export const learnWeights = (examples: readonly Example[]): ReadonlyMap<string, Float32Array> => {
  const rows = new Map(
    commonFeatures(examples).map((feature) => [feature, new Float32Array(ASKED_SUBJECTS.length)]),
  );
  const next = numbersFrom(SETTINGS.seed);
  const order = examples.flatMap((each) => Array.from({ length: each.times }, () => each));
  for (let round = 0; round < SETTINGS.rounds; round += 1) {
    shuffle(order, next);
    const rate = SETTINGS.rate * (1 - round / SETTINGS.rounds);
    for (const example of order) learnFrom(example, rows, rate);
  }
  return new Map([...rows].filter(([, row]) => row.some((each) => Math.abs(each) >= LEAST_WEIGHT)));
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
