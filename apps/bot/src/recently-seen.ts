/** Remembers words for a while, and no more of them than fit. */
export interface RecentlySeen {
  /** True the first time a word is said, until it is forgotten. */
  first(word: string): boolean;
  has(word: string): boolean;
}

/**
 * @param forgetAfterMs after which a word counts as new again
 * @param size above which the oldest words are forgotten
 */
export const createRecentlySeen = (forgetAfterMs: number, size = 20_000): RecentlySeen => {
  const said = new Map<string, number>();
  const has = (word: string): boolean => Date.now() - (said.get(word) ?? 0) < forgetAfterMs;
  return {
    has,
    first(word) {
      if (has(word)) return false;
      said.delete(word);
      said.set(word, Date.now());
      const oldest = said.keys().next();
      if (said.size > size && oldest.done !== true) said.delete(oldest.value);
      return true;
    },
  };
};
