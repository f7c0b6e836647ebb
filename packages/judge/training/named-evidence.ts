import type { Evidence } from "../src/recognise/weights.ts";

/** Evidence in the order of its names, as it is learned from. */
export const listed = <Name extends string>(
  names: readonly Name[],
  evidence: Evidence<Name>,
): readonly number[] => names.map((name) => evidence[name]);

/** What was learned, by name. Three digits are kept. */
export const named = <Name extends string>(
  names: readonly Name[],
  weights: readonly number[],
): Evidence<Name> =>
  Object.fromEntries(
    names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 1000) / 1000]),
  ) as Evidence<Name>;
