import { type BareName, knowsMostCards } from "./bare-names.ts";
import type { NameTable } from "./name-table.ts";
import { Gap, type SentenceWord } from "./sentence.ts";

/** What is called by a name: “a card called …”, « une créature nommée … ». */
const CARD = /^(?:cards?|cartes?|creatures?|commander|commandant|planeswalker|sorts?|spells?)$/;
const CALLED = /^(?:called|named|nommee?s?|appelee?s?|appelle)$/;
/** A name never begins with one of these, and ends before it. */
const NO_NAME: ReadonlySet<string> = new Set(
  `a an and are as at be by can cannot could do does exist exists for from had has have he his how i if in is it its may my
  on or she so that their then they this to was what when which who will with would you your
  ai as avec ce cette ces chez comme dans donc elle elles en est et eux il ils j je lors mais mon ma mes nous on ont
  ou existe par parce peut peux pour puis quand que qui s sa se ses si son sont sur ta ton tu un une vous y`.split(
    /\s+/,
  ),
);
/** Between the words of a name, never at its end. */
const JOINING: ReadonlySet<string> = new Set("of the de du des la le les l".split(" "));
const LONGEST = 6;

/** Makes the reader of names that a sentence says to be a card’s, in whatever letters. */
export function createCalledNameReader(
  table: NameTable,
): (words: readonly SentenceWord[]) => readonly BareName[] {
  return (words) => {
    if (!knowsMostCards(table)) return [];
    return words.flatMap((word, at): readonly BareName[] => {
      if (!CALLED.test(word.folded)) return [];
      const before = words.slice(Math.max(0, at - 3), at);
      if (!before.some(({ folded }) => CARD.test(folded))) return [];
      let end = at + 1;
      while (
        end < words.length &&
        end - at <= LONGEST &&
        words[end]?.gap === Gap.open &&
        !NO_NAME.has(words[end]?.folded ?? "")
      )
        end++;
      while (end > at + 1 && JOINING.has(words[end - 1]?.folded ?? "")) end--;
      const first = words[at + 1];
      const last = words[end - 1];
      return first && last && end - at > 2 ? [{ start: first.start, end: last.end }] : [];
    });
  };
}
