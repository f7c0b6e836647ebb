import { ASKED_SUBJECTS } from "../src/understanding/asked-subjects.ts";
import { likelihoods } from "../src/understanding/rank-subjects.ts";
import { learnWeights, numbersFrom } from "./learn-weights.ts";
import type { Example } from "./read-examples.ts";

/** An example, and what weights that were not learned from it say of it. */
export interface Judged {
  readonly example: Example;
  readonly subject: string;
  readonly likelihood: number;
  /** Whether its own subject is among the three likeliest. */
  readonly isNear: boolean;
}

const FOLDS = 5;
const NEAR = 3;

/** Each example by weights that were learned from the others. */
export const crossValidate = (examples: readonly Example[]): readonly Judged[] => {
  const next = numbersFrom(7);
  const folds = examples.map(() => Math.floor(next() * FOLDS));
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const rows = learnWeights(examples.filter((_, at) => folds[at] !== fold));
    return examples
      .filter((_, at) => folds[at] === fold)
      .map((example): Judged => {
        const found = likelihoods(example.features, { rows });
        const ranked = ASKED_SUBJECTS.map((subject, at) => ({
          subject,
          likelihood: found[at] ?? 0,
        })).toSorted((one, other) => other.likelihood - one.likelihood);
        return {
          example,
          subject: ranked[0]?.subject ?? "",
          likelihood: ranked[0]?.likelihood ?? 0,
          isNear: ranked.slice(0, NEAR).some(({ subject }) => subject === example.subject),
        };
      });
  });
};
