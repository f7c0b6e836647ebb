import { foldWords } from "@spellwright/text";
import { byPopularity, type NameEntry, type NameTable } from "./name-table.ts";
import { MAX_NAME_LENGTH } from "./resolve-name.ts";
import type { CardName } from "./resolver.ts";
import { sortInSteps } from "./sort-in-steps.ts";
import type { Steps } from "./steps.ts";
import { wordIndexInSteps } from "./word-index.ts";

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

/** The folded names of each card. */
function* spellingsOf({ entries }: NameTable): Steps<ReadonlyMap<CardName, readonly string[]>> {
  const spellings = new Map<CardName, string[]>();
  for (const { card, folded } of entries) {
    yield;
    const names = spellings.get(card);
    if (names === undefined) spellings.set(card, [folded]);
    else names.push(folded);
  }
  return spellings;
}

/**
 * Makes the search-as-you-type over all names: the exact name; then names that begin so or have it as a
 * word of their own ("bolt" is Lightning Bolt before Bolt Bend); then names with words that begin so;
 * then misspelt ones. Popular cards first in each: by EDHREC rank (CARD-01). Made in steps of a name.
 */
export function* nameSearchInSteps(
  table: NameTable,
): Steps<(query: string, limit: number) => readonly CardName[]> {
  const sorted: readonly NameEntry[] = yield* sortInSteps(table.entries, ({ folded }) => folded);
  const words = yield* wordIndexInSteps(table);
  const spellings = yield* spellingsOf(table);

  function namesThatBegin(folded: string): { exact: CardName[]; prefix: CardName[] } {
    const exact: CardName[] = [];
    const prefix: CardName[] = [];
    for (let at = lowerBound(sorted, folded); at < sorted.length; at++) {
      const entry = sorted[at];
      if (!entry?.folded.startsWith(folded)) break;
      (entry.folded === folded ? exact : prefix).push(entry.card);
    }
    return { exact: exact.sort(byPopularity), prefix };
  }

  /** Cards with the text as whole words of one name. */
  function withWholeWords(folded: string, cards: readonly CardName[]): CardName[] {
    return cards.filter((card) =>
      spellings.get(card)?.some((name) => ` ${name} `.includes(` ${folded} `)),
    );
  }

  function cardsWithWords(folded: string, withSlips: boolean): CardName[] {
    return [...words(folded, withSlips)].sort(byPopularity);
  }

  return (query, limit) => {
    const wanted = Math.min(Math.max(Math.trunc(limit), 0), MAX_HITS);
    const folded = foldWords(query.slice(0, MAX_NAME_LENGTH));
    if (!folded || !(wanted > 0)) return [];
    const { exact, prefix } = namesThatBegin(folded);
    const spelt = folded.length < 3 ? [] : cardsWithWords(folded, false);
    const meant = [...new Set([...prefix, ...withWholeWords(folded, spelt)])].sort(byPopularity);
    const found = new Set([...exact, ...meant, ...spelt]);
    // Slips are looked for only where nothing is spelt so: they would follow what was meant.
    if (found.size === 0 && folded.length >= 3)
      for (const card of cardsWithWords(folded, true)) found.add(card);
    return [...found].slice(0, wanted);
  };
}
