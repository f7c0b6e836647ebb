/** A count as `COUNT` reads it: figures, or an article for one. */
export const countOf = (word: string | undefined): number =>
  word === undefined || !/^\d/.test(word) ? 1 : Number(word);

/** The number that the first pattern that fits reads in the words. Undefined when none fits. */
export const numberIn = (words: string, ...patterns: readonly RegExp[]): number | undefined => {
  for (const pattern of patterns) {
    const found = pattern.exec(words)?.[1];
    if (found !== undefined) return Number(found);
  }
  return undefined;
};

/** Source of a pattern for a count in a text in figures: "3", « une », “an”. */
export const COUNT = "(\\d{1,3}|une?|an?)";
