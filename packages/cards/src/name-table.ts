import { foldWords, wordsOf } from "@spellwright/text";
import type { CardName } from "./resolver.ts";
import type { Steps } from "./steps.ts";

/** How a card bears a name. Lower is stronger. */
export const Bearing = { english: 0, other: 1, face: 2 } as const;
export type Bearing = (typeof Bearing)[keyof typeof Bearing];

/** One name of one card. */
export interface NameEntry {
  readonly folded: string;
  readonly written: string;
  readonly bearing: Bearing;
  readonly card: CardName;
}

/** All names by their folded spelling, and what the reader of sentences needs to know of them. */
export interface NameTable {
  readonly entries: readonly NameEntry[];
  readonly byFolded: ReadonlyMap<string, readonly NameEntry[]>;
  /** Most words of a name that begins with this word: bounds the look-ahead in a sentence. */
  readonly longestByFirstWord: ReadonlyMap<string, number>;
}

function entriesOf(card: CardName): NameEntry[] {
  const entries = new Map<string, NameEntry>();
  const add = (written: string, bearing: Bearing) => {
    const folded = foldWords(written);
    if (folded && !entries.has(folded)) entries.set(folded, { folded, written, bearing, card });
  };
  add(card.name, Bearing.english);
  if (card.printedName) add(card.printedName, Bearing.other);
  for (const name of card.flavorNames) add(name, Bearing.other);
  for (const name of card.faceNames) add(name, Bearing.face);
  return [...entries.values()];
}

/** Made in steps of a card. */
export function* nameTableInSteps(cards: readonly CardName[]): Steps<NameTable> {
  const entries: NameEntry[] = [];
  const byFolded = new Map<string, NameEntry[]>();
  const longestByFirstWord = new Map<string, number>();
  for (const card of cards) {
    yield;
    for (const entry of entriesOf(card)) {
      entries.push(entry);
      const same = byFolded.get(entry.folded);
      if (same) same.push(entry);
      else byFolded.set(entry.folded, [entry]);
      const words = wordsOf(entry.written);
      const first = words[0];
      if (!first) continue;
      const longest = longestByFirstWord.get(first.folded) ?? 0;
      if (words.length > longest) longestByFirstWord.set(first.folded, words.length);
    }
  }
  return { entries, byFolded, longestByFirstWord };
}

/** Popular first, then by name; a card without a rank comes after all that have one. */
export function byPopularity(left: CardName, right: CardName): number {
  const difference =
    (left.rank ?? Number.POSITIVE_INFINITY) - (right.rank ?? Number.POSITIVE_INFINITY);
  if (!Number.isNaN(difference) && difference !== 0) return difference;
  return left.name < right.name ? -1 : left.name > right.name ? 1 : 0;
}
