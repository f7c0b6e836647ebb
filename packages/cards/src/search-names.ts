import MiniSearch from "minisearch";
import { fold } from "./fold.ts";
import { byPopularity, type NameEntry, type NameTable } from "./name-table.ts";
import { MAX_NAME_LENGTH } from "./resolve-name.ts";
import type { CardName } from "./resolver.ts";

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
  cards: readonly CardName[],
  table: NameTable,
): (query: string, limit: number) => readonly CardName[] {
  let sorted: readonly NameEntry[] | undefined;
  let words: MiniSearch | undefined;

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

  function wordIndex(): MiniSearch {
    if (words) return words;
    words = new MiniSearch({
      fields: ["names"],
      // Names arrive folded: one blank between words is all there is to split.
      tokenize: (text) => text.split(" "),
      processTerm: (term) => term,
    });
    const namesByCard = new Map<CardName, string>();
    for (const entry of table.entries) {
      const known = namesByCard.get(entry.card);
      namesByCard.set(entry.card, known ? `${known} ${entry.folded}` : entry.folded);
    }
    words.addAll(cards.map((card, id) => ({ id, names: namesByCard.get(card) ?? "" })));
    return words;
  }

  function cardsWithWords(folded: string, fuzzy: boolean): CardName[] {
    const hits = wordIndex().search(folded, {
      combineWith: "AND",
      // Prefixes of one or two letters, and slips in short words, match half of all names.
      prefix: (term) => term.length > 2,
      fuzzy: fuzzy ? (term) => (term.length > 5 ? 0.2 : term.length > 3 ? 1 : false) : false,
    });
    const found = hits.map((hit) => cards[Number(hit.id)]).filter((card) => card !== undefined);
    return fuzzy ? found : found.sort(byPopularity);
  }

  return (query, limit) => {
    const wanted = Math.min(Math.max(Math.trunc(limit), 0), MAX_HITS);
    const folded = fold(query.slice(0, MAX_NAME_LENGTH));
    if (!folded || !(wanted > 0)) return [];
    const { exact, prefix } = namesThatBegin(folded);
    const found = new Set([...exact, ...prefix.slice(0, wanted)]);
    const enough = () => found.size >= wanted;
    for (const fuzzy of [false, true]) {
      if (enough() || folded.length < 3) break;
      for (const card of cardsWithWords(folded, fuzzy)) {
        found.add(card);
        if (enough()) break;
      }
    }
    return [...found].slice(0, wanted);
  };
}
