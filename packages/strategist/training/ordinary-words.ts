import { countFeatures } from "./learn-weights.ts";
import type { Example } from "./read-examples.ts";

/** A word that one or two examples say may be a slip, or a name. */
const LEAST_EXAMPLES = 3;

/** The words that people say of decks, as stems, in their order. */
export const ordinaryWords = (examples: readonly Example[]): readonly string[] =>
  [...countFeatures(examples)]
    .flatMap(([feature, count]) =>
      count >= LEAST_EXAMPLES && /^\p{L}+$/u.test(feature) ? [feature] : [],
    )
    .toSorted();
