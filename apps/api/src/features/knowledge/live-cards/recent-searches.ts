import type { Card } from "@spellwright/contract";

/** Searches that are remembered: about 10 MB of cards at most. */
const MOST_KEPT = 200;
/** As long as the service's other answers. */
const FRESH_MS = 24 * 60 * 60 * 1000;
/** Beginnings of a text that are looked at: shorter ones are not searched for. */
const SHORTEST = 3;

/** What the card service answered to searches of the last day, in this process. */
export interface RecentSearches {
  /** Undefined when it has to be asked. A text that holds one that found nothing finds nothing either. */
  read(text: string): readonly Card[] | undefined;
  write(text: string, cards: readonly Card[]): void;
}

export const createRecentSearches = (now: () => Date): RecentSearches => {
  const kept = new Map<string, { readonly at: number; readonly cards: readonly Card[] }>();
  const keyOf = (text: string): string => text.trim().toLowerCase();
  const freshOf = (key: string): readonly Card[] | undefined => {
    const entry = kept.get(key);
    return entry !== undefined && now().getTime() - entry.at < FRESH_MS ? entry.cards : undefined;
  };
  return {
    read(text) {
      const key = keyOf(text);
      for (let end = SHORTEST; end < key.length; end++) {
        const begun = freshOf(key.slice(0, end));
        if (begun?.length === 0) return begun;
      }
      return freshOf(key);
    },
    write(text, cards) {
      const key = keyOf(text);
      kept.delete(key);
      kept.set(key, { at: now().getTime(), cards });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
};
