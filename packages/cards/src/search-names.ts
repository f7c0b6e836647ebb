import { foldWords } from "@spellwright/text";
import type { FindClosestNames } from "./closest-names.ts";
import type { NameTable } from "./name-table.ts";
import { MAX_NAME_LENGTH } from "./resolve-name.ts";
import type { CardName } from "./resolver.ts";
import { inOneGo } from "./steps.ts";
import type { WordIndex } from "./word-index.ts";

/** Letters that a name may differ by, one in a short name: with more, half of it is another. */
const MOST_SLIPS = 2;
const SHORT = 9;
/** With fewer letters only names that begin so are found. */
const SHORTEST = 3;
/** Where fewer are spelt so, a name with a slip may be meant all the same: “Dragon tran”. */
const FEW = 6;
/** Hits of one query are at most this many. */
const MAX_HITS = 200;

/**
 * Makes the search-as-you-type over all names: the exact name (legends before the Vanguard that is called so); then names that begin so or have it as a
 * word of their own ("bolt" is Lightning Bolt before Bolt Bend); then names with words that begin so;
 * then misspelt ones. Popular cards first in each: by EDHREC rank (CARD-01).
 */
export function createNameSearch(
  { cards, spellings, entriesAt, spellingsOf }: NameTable,
  words: WordIndex,
  closestTo: FindClosestNames,
): (query: string, limit: number) => readonly CardName[] {
  function namesThatBegin(folded: string): { exact: number[]; prefix: number[] } {
    const exact: number[] = [];
    const prefix: number[] = [];
    for (let at = spellings.lowerBound(folded); at < spellings.length; at++) {
      const spelling = spellings.at(at);
      if (!spelling?.startsWith(folded)) break;
      const isExact = (card: number) => spelling === folded && !cards.isOutsideDecks(card);
      for (const { card } of entriesAt(at)) (isExact(card) ? exact : prefix).push(card);
    }
    return { exact: exact.sort(cards.byPopularity), prefix };
  }

  /** Cards with the text as whole words of one name. */
  function withWholeWords(folded: string, some: readonly number[]): number[] {
    return some.filter((card) =>
      spellingsOf(card).some((at) => ` ${spellings.at(at)} `.includes(` ${folded} `)),
    );
  }

  function cardsWithWords(folded: string, withSlips: boolean): number[] {
    return [...words.cardsWith(folded, withSlips)].sort(cards.byPopularity);
  }

  /** Cards whose whole name is nearest, also where a slip made another word or none of two. */
  function nearlyNamed(folded: string): number[] {
    const closest = inOneGo(closestTo(folded, folded.length < SHORT ? 1 : MOST_SLIPS));
    return (closest?.entries ?? []).map(({ card }) => card).sort(cards.byPopularity);
  }

  /** @param known how many are spelt so: slips of words are looked for only where none is, or they would follow what was meant */
  function withSlips(folded: string, known: number): number[] {
    const near = known < FEW ? nearlyNamed(folded) : [];
    return known > 0 ? near : [...near, ...cardsWithWords(folded, true)];
  }

  return (query, limit) => {
    const wanted = Math.min(Math.max(Math.trunc(limit), 0), MAX_HITS);
    const folded = foldWords(query.slice(0, MAX_NAME_LENGTH));
    if (!folded || !(wanted > 0)) return [];
    const { exact, prefix } = namesThatBegin(folded);
    const isShort = folded.length < SHORTEST;
    const spelt = isShort ? [] : cardsWithWords(folded, false);
    const whole = withWholeWords(folded, spelt);
    const meant = [...new Set([...prefix, ...whole])].sort(cards.byPopularity);
    const found = new Set([...exact, ...meant, ...spelt]);
    const misspelt = isShort ? [] : withSlips(folded, found.size);
    return [...new Set([...found, ...misspelt])].slice(0, wanted).map(cards.card);
  };
}
