import type { CardSort } from "@spellwright/contract";

/** Orders of found cards, the usual one first. */
export const SORTS = ["popular", "name", "mana_value"] as const satisfies readonly CardSort[];

/** What the page shows: a search, in the address as it was written, and its order. */
export interface CardSearchView {
  readonly query: string;
  readonly sort: CardSort;
}

/** The order that an address names. The usual one for any other word. */
export const sortOf = (word: string | null): CardSort =>
  SORTS.find((sort) => sort === word) ?? SORTS[0];

/** The words of an address, without what is usual. */
export const addressWordsOf = ({
  query,
  sort,
}: CardSearchView): Readonly<Record<string, string>> => ({
  ...(query === "" ? {} : { q: query }),
  ...(sort === SORTS[0] ? {} : { sort }),
});
