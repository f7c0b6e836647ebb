import { singularsOf } from "@spellwright/text";
import { isGameTerm, isOrdinaryWord } from "./game-terms.ts";
import type { NameMatch } from "./match-names.ts";
import type { NameTable } from "./name-table.ts";
import type { SentenceWord } from "./sentence.ts";
import type { Steps } from "./steps.ts";
import type { WordIndex } from "./word-index.ts";

/** In a shorter word every slip is another word. */
const SHORTEST = 5;
/** A word that is a name alone must be longer: “batterskul”. */
const SHORTEST_ALONE = 7;
/** Words before the misspelt one that its name may begin with. */
const BEFORE = 3;

const LETTERS = /^\p{L}+$/u;

/** The name of so many words or more that is meant at a place of a sentence, if any. */
type NameAt = (
  words: readonly SentenceWord[],
  at: number,
  shortest: number,
) => NameMatch | undefined;

/**
 * Makes the reader of misspelt names: where a word is none that any name has, and with one letter changed
 * stands in one card's name (“lightnig bolt”), or is the plural of one (“doomskars”), it is read as the word that was
 * meant. In steps of a word.
 */
export const createTypoReader = ({ longestFrom }: NameTable, vocabulary: WordIndex) => {
  const isKnown = (word: string): boolean =>
    vocabulary.has(word) || isGameTerm(word) || isOrdinaryWord(word);

  /** What a word may be meant for that no name has: what it is the plural of, else the words one slip away. */
  function* meantBy({ folded, shouted }: SentenceWord): Steps<readonly string[]> {
    if (shouted || folded.length < SHORTEST || !LETTERS.test(folded) || isKnown(folded)) return [];
    const singulars = singularsOf(folded).filter(isKnown);
    return singulars.length > 0 ? singulars : yield* vocabulary.oneSlipFrom(folded);
  }

  const standsInName = (words: readonly SentenceWord[], at: number, nameAt: NameAt): boolean => {
    for (let first = Math.max(0, at - BEFORE); first <= at; first++) {
      const shortest = at - first + 1;
      if (longestFrom(words[first]?.folded ?? "") < shortest) continue;
      const match = nameAt(words, first, shortest);
      if (match?.cards.length !== 1) continue;
      if (match.length > 1 || match.folded.length >= SHORTEST_ALONE) return true;
    }
    return false;
  };

  return function* (
    words: readonly SentenceWord[],
    nameAt: NameAt,
  ): Steps<readonly SentenceWord[]> {
    const read = [...words];
    for (const [at, word] of words.entries()) {
      yield;
      const meant: SentenceWord[] = [];
      for (const folded of yield* meantBy(word)) {
        // The capital may be that of any word: only what is meant without it is mended.
        read[at] = { ...word, folded, capitalised: false };
        if (standsInName(read, at, nameAt)) meant.push(read[at]);
      }
      read[at] = (meant.length === 1 ? meant[0] : undefined) ?? word;
    }
    return read;
  };
};
