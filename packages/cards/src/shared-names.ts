import type { LegendNames } from "./legends.ts";
import { isAskedOfFormat } from "./name-context.ts";
import type { SentenceWord } from "./sentence.ts";
import type { UnmarkedName } from "./unmarked-names.ts";

/** “Jin-Gitaxias”, “The Wandering Emperor”: no short name is longer. */
const LONGEST = 3;

/** Reads the short names of several legends where the answer is another one for each: “is emrakul banned”. */
export const sharedNamesIn = (
  { bearers }: LegendNames,
  words: readonly SentenceWord[],
): readonly UnmarkedName[] =>
  words.flatMap((first, at) => {
    for (let length = LONGEST; length > 0; length--) {
      const name = words.slice(at, at + length);
      const last = name[length - 1];
      const known = bearers.get(name.map(({ folded }) => folded).join(" "));
      if (last && known && known.length > 1 && isAskedOfFormat(words, at, length))
        return [{ start: first.start, end: last.end }];
    }
    return [];
  });
