import { isFunctionWord } from "@spellwright/text";
import type { NameTable } from "./name-table.ts";
import { Gap, type SentenceWord } from "./sentence.ts";
import { knowsMostCards, type UnmarkedName } from "./unmarked-names.ts";

/** What is called by a name: “a card called …”, « une créature nommée … ». */
const CARD = /^(?:cards?|cartes?|creatures?|commander|commandant|planeswalker|sorts?|spells?)$/;
const CALLED = /^(?:called|named|nommee?s?|appelee?s?|appelle)$/;
/** A name never begins with one of these, or with a word that only joins others, and ends before it. */
const NO_NAME: ReadonlySet<string> = new Set(
  "a as cannot exist exists on chez en j ont existe parce peux s se".split(" "),
);
/** Between the words of a name, never at its end. */
const JOINING: ReadonlySet<string> = new Set("of the de du des la le les l".split(" "));
const LONGEST = 6;

const isNoName = (word: string): boolean =>
  NO_NAME.has(word) || (isFunctionWord(word) && !JOINING.has(word));

/** The words of a name: up to the first that is in none, without those that only join. */
function nameFrom(words: readonly SentenceWord[]): readonly SentenceWord[] {
  const after = words.findIndex(({ gap, folded }) => gap !== Gap.open || isNoName(folded));
  const name = after < 0 ? words : words.slice(0, after);
  return name.slice(0, name.findLastIndex(({ folded }) => !JOINING.has(folded)) + 1);
}

/** Makes the reader of names that a sentence says to be a card’s, in whatever letters. */
export function createDeclaredNameReader(
  table: NameTable,
): (words: readonly SentenceWord[]) => readonly UnmarkedName[] {
  return (words) => {
    if (!knowsMostCards(table)) return [];
    return words.flatMap((word, at): readonly UnmarkedName[] => {
      if (!CALLED.test(word.folded)) return [];
      const before = words.slice(Math.max(0, at - 3), at);
      if (!before.some(({ folded }) => CARD.test(folded))) return [];
      const name = nameFrom(words.slice(at + 1, at + 1 + LONGEST));
      const [first, last] = [name[0], name.at(-1)];
      return first && last && first !== last ? [{ start: first.start, end: last.end }] : [];
    });
  };
}
