import { foldWords } from "@spellwright/text";
import { byPopularity, type NameEntry, type NameTable } from "./name-table.ts";
import { MAX_NAME_LENGTH } from "./resolve-name.ts";
import type { CardName } from "./resolver.ts";
import { createWordIndex } from "./word-index.ts";

/** Hits of one query are at most this many. */
const MAX_HITS = 200;

/** First place in the sorted names that is not before the text. */
function lowerBound(sorted: readonly NameEntry[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.folded ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Makes the search-as-you-type over all names: the exact name, then names that begin so, then names
 * with words that begin so, then misspelt ones; popular cards first in each. Its two parts are built
 * when first asked for.
 */
export function createNameSearch(
  table: NameTable,
): (query: string, limit: number) => readonly CardName[] {
  let sorted: readonly NameEntry[] | undefined;
  let words: ReturnType<typeof createWordIndex> | undefined;

  function namesThatBegin(folded: string): { exact: CardName[]; prefix: CardName[] } {
    sorted ??= [...table.entries].sort((left, right) =>
      left.folded < right.folded ? -1 : left.folded > right.folded ? 1 : 0,
    );
    const exact: CardName[] = [];
    const prefix: CardName[] = [];
    for (let at = lowerBound(sorted, folded); at < sorted.length; at++) {
      const entry = sorted[at];
      if (!entry?.folded.startsWith(folded)) break;
      (entry.folded === folded ? exact : prefix).push(entry.card);
    }
    return { exact: exact.sort(byPopularity), prefix: prefix.sort(byPopularity) };
  }

  function cardsWithWords(folded: string, withSlips: boolean): CardName[] {
    words ??= createWordIndex(table);
    return [...words(folded, withSlips)].sort(byPopularity);
  }

  return (query, limit) => {
    const wanted = Math.min(Math.max(Math.trunc(limit), 0), MAX_HITS);
    const folded = foldWords(query.slice(0, MAX_NAME_LENGTH));
    if (!folded || !(wanted > 0)) return [];
    const { exact, prefix } = namesThatBegin(folded);
    const found = new Set([...exact, ...prefix.slice(0, wanted)]);
    const enough = () => found.size >= wanted;
    for (const withSlips of [false, true]) {
      // Slips are looked for only where nothing is spelt so: they would follow what was meant.
      if (enough() || folded.length < 3 || (withSlips && found.size > 0)) break;
      for (const card of cardsWithWords(folded, withSlips)) {
        found.add(card);
        if (enough()) break;
      }
    }
    return [...found].slice(0, wanted);
  };
}
