/** Words that players say a thing with, as a pattern on folded words; `reads` tells what it is for. */
interface Spoken {
  readonly pattern: string;
  readonly reads?: string;
}

/** The end of a group with how often it stands. Escapes and classes of letters are passed over. */
const GROUP_END = /\\.|\[(?:\\.|[^\]])*\]|\)(?:[?*+]|\{\d+,?\d*\})?\??/gu;

/**
 * A pattern of the data. What follows a group is compiled once for each way through it, up to ten times; with
 * an empty look-ahead behind the group once: the same is found, with half the machine code.
 */
export const compilePattern = (pattern: string, flags = "u"): RegExp => {
  const once = pattern.replace(GROUP_END, (part) => (part[0] === ")" ? `${part}(?=)` : part));
  return new RegExp(once, flags);
};

/**
 * Patterns of `data/judge/reading` and `data/judge/engines`, by their names.
 *
 * @param flags "gu" where every place counts, "iu" for texts that are not folded
 */
export const patternsOf = <Name extends string>(
  spoken: Readonly<Record<Name, Spoken>>,
  flags?: string,
): Readonly<Record<Name, RegExp>> =>
  Object.fromEntries(
    (Object.entries(spoken) as [Name, Spoken][]).map(([name, { pattern }]) => [
      name,
      compilePattern(pattern, flags),
    ]),
  ) as Record<Name, RegExp>;

/** The same patterns one after the other, each with its name, in the order of the data. */
export const listPatterns = <Name extends string>(
  spoken: Readonly<Record<Name, Spoken>>,
  flags?: string,
): readonly (readonly [Name, RegExp])[] =>
  Object.entries(patternsOf(spoken, flags)) as [Name, RegExp][];
