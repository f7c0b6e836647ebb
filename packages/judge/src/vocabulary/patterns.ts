/** Words that players say a thing with, as a pattern on folded words; `reads` tells what it is for. */
interface Spoken {
  readonly pattern: string;
  readonly reads?: string;
}

/** The end of a group with how often it stands; escapes and classes of letters are passed over. */
const GROUP_END = /\\.|\[(?:\\.|[^\]])*\]|\)(?:[?*+]|\{\d+,?\d*\})?\??/gu;

/**
 * A pattern of the data, ready to be sought. A JavaScript engine compiles what follows a group once for each way
 * through it, up to ten times; an empty look-ahead behind it makes it do so once. It finds the same, with half
 * the machine code (docs/judge.md, “Memory”).
 */
export const compilePattern = (pattern: string, flags = "u"): RegExp =>
  new RegExp(
    pattern.replace(GROUP_END, (part) => (part.startsWith(")") ? `${part}(?=)` : part)),
    flags,
  );

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
