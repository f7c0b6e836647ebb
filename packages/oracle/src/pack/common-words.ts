import { FIRST_LETTER, LAST_LETTER } from "./columns.ts";

const WORD = /\p{L}+/gu;
/** Shorter words are as short as what stands for them. */
const SHORTEST = 3;
/** What a word costs in the list, beside its letters. */
const COST = 20;

/** Letters saved where a single one stands for a word. */
const savedBy = ([word, count]: readonly [string, number]): number =>
  count * (word.length - 1) - word.length - COST;

/** The words that are worth a letter, those that stand most often first. */
const commonWords = (texts: readonly string[], most: number): readonly string[] => {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([word]) => word.length >= SHORTEST)
    .filter((counted) => savedBy(counted) > 0)
    .sort((left, right) => savedBy(right) - savedBy(left))
    .slice(0, most)
    .sort(([, left], [, right]) => right - left)
    .map(([word]) => word);
};

/**
 * Writes the commonest words of texts as a letter each, which compresses a twentieth better (brotli).
 *
 * @returns the texts, and the words in the order of their letters. Empty where a text itself has the letter
 */
export const shortenWords = (
  texts: readonly string[],
): { readonly words: readonly string[]; readonly shorten: (text: string) => string } => {
  const used = new Set(texts.flatMap((text) => [...new Set(text)]));
  const letters = Array.from({ length: LAST_LETTER - FIRST_LETTER + 1 }, (_, at) =>
    String.fromCharCode(FIRST_LETTER + at),
  );
  const free = letters.filter((letter) => !used.has(letter));
  const letterOf = new Map(
    commonWords(texts, free.length).map((word, at) => [word, free[at] ?? word]),
  );
  const wordOf = new Map([...letterOf].map(([word, letter]) => [letter, word]));
  const last = letters.findLastIndex((letter) => wordOf.has(letter));
  return {
    words: letters.slice(0, last + 1).map((letter) => wordOf.get(letter) ?? ""),
    shorten: (text) => text.replace(WORD, (word) => letterOf.get(word) ?? word),
  };
};
