/** A count as `COUNT` reads it: figures, or an article for one. */
export const countOf = (word: string | undefined): number =>
  word === undefined || !/^\d/.test(word) ? 1 : Number(word);

/** Source of a pattern for a count in a text in figures: "3", « une », “an”. */
export const COUNT = "(\\d{1,3}|une?|an?)";
