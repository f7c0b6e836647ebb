/** Words that players say a thing with, as a pattern on folded words; `reads` tells what it is for. */
interface Spoken {
  readonly pattern: string;
  readonly reads?: string;
}

/**
 * Patterns of `data/judge/reading` and `data/judge/engines`, by their names.
 *
 * @param flags "gu" where every place counts, "iu" for texts that are not folded
 */
export const patternsOf = <Name extends string>(
  spoken: Readonly<Record<Name, Spoken>>,
  flags = "u",
): Readonly<Record<Name, RegExp>> =>
  Object.fromEntries(
    (Object.entries(spoken) as [Name, Spoken][]).map(([name, { pattern }]) => [
      name,
      new RegExp(pattern, flags),
    ]),
  ) as Record<Name, RegExp>;

/** The same patterns one after the other, each with its name, in the order of the data. */
export const listPatterns = <Name extends string>(
  spoken: Readonly<Record<Name, Spoken>>,
  flags?: string,
): readonly (readonly [Name, RegExp])[] =>
  Object.entries(patternsOf(spoken, flags)) as [Name, RegExp][];
