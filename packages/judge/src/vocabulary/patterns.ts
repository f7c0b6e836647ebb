/** Words that players say a thing with, as a pattern on folded words; `reads` tells what it is for. */
interface Spoken {
  readonly pattern: string;
  readonly reads?: string;
}

/** Patterns of `data/judge/reading`, by their names. */
export const patternsOf = <Name extends string>(
  spoken: Readonly<Record<Name, Spoken>>,
): Readonly<Record<Name, RegExp>> =>
  Object.fromEntries(
    (Object.entries(spoken) as [Name, Spoken][]).map(([name, { pattern }]) => [
      name,
      new RegExp(pattern, "u"),
    ]),
  ) as Record<Name, RegExp>;
