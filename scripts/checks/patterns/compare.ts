import type { Sizes } from "./measure.ts";

const KINDS = ["patterns", "phrases"] as const satisfies readonly (keyof Sizes)[];

/** A ceiling that lies higher than this above what stands is lowered: else what was won is lost again. */
const ROOM = 1.01;

/** What is wrong between what stands and its ceiling. */
export const compare = (found: Sizes, ceiling: Sizes): readonly string[] =>
  KINDS.flatMap((kind) => {
    if (found[kind] > ceiling[kind])
      return [
        `${found[kind]} characters of ${kind}, and ${ceiling[kind]} at most: measure features, read cards or notes instead`,
      ];
    if (found[kind] * ROOM < ceiling[kind])
      return [`${found[kind]} characters of ${kind}, and ${ceiling[kind]} are allowed: --lower`];
    return [];
  });

/** The ceiling at what stands, where that is lower. */
export const lowered = (found: Sizes, ceiling: Sizes): Sizes => ({
  patterns: Math.min(found.patterns, ceiling.patterns),
  phrases: Math.min(found.phrases, ceiling.phrases),
});

/** The ceiling only falls: where it is higher than the one before it. */
export const ceilingRises = (before: Sizes, now: Sizes): readonly string[] =>
  KINDS.flatMap((kind) =>
    now[kind] > before[kind]
      ? [`ceiling of ${kind}: ${now[kind]}, and ${before[kind]} before`]
      : [],
  );
