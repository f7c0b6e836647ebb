import type { NameTable } from "./name-table.ts";
import { nearestTextsInSteps } from "./nearest-texts.ts";
import type { CardName } from "./resolver.ts";
import { sortInSteps } from "./sort-in-steps.ts";
import { inOneGo, type Steps } from "./steps.ts";

/** Beginnings of one or two letters match half of all names: such a word must be whole. */
const SHORTEST_BEGINNING = 3;

interface Word {
  readonly text: string;
  readonly cards: CardName[];
}

/** Slips forgiven in a word of this many letters: none in a short one, where every slip is a word. */
const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** First place in the sorted words that is not before the text. */
function lowerBound(sorted: readonly Word[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.text ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words of all names, sorted: each knows the cards that bear it. */
function* gatherWords(table: NameTable): Steps<Word[]> {
  const words = new Map<string, Set<CardName>>();
  for (const { folded, card } of table.entries) {
    yield;
    for (const text of folded.split(" ")) {
      const cards = words.get(text);
      if (cards) cards.add(card);
      else words.set(text, new Set([card]));
    }
  }
  const sorted = yield* sortInSteps(words, ([text]) => text);
  const gathered: Word[] = [];
  for (const [text, cards] of sorted) {
    yield;
    gathered.push({ text, cards: [...cards] });
  }
  return gathered;
}

/**
 * Makes the search for cards that bear every word of a folded text, in one name or another: words that
 * begin so, or with slips the nearest words. In no particular order. Made in steps of a name.
 */
export function* wordIndexInSteps(
  table: NameTable,
): Steps<(folded: string, withSlips: boolean) => readonly CardName[]> {
  const words = yield* gatherWords(table);
  const nearestTo = yield* nearestTextsInSteps(words.map((word) => word.text));

  function beginning(text: string): Word[] {
    const found: Word[] = [];
    for (let at = lowerBound(words, text); at < words.length; at++) {
      const word = words[at];
      if (!word?.text.startsWith(text)) break;
      if (text.length < SHORTEST_BEGINNING && word.text !== text) break;
      found.push(word);
    }
    return found;
  }

  /** Words within reach, all at the smallest distance. */
  function nearest(text: string): Word[] {
    const found = inOneGo(nearestTo(text, slipsIn(text.length)))?.places ?? [];
    return found.flatMap((place) => words[place] ?? []);
  }

  return (folded, withSlips) => {
    let common: Set<CardName> | undefined;
    const wanted: Word[][] = [];
    // A long text says the same words again and again, or one that no name has.
    for (const text of new Set(folded.split(" "))) {
      const spelt = beginning(text);
      const found = spelt.length === 0 && withSlips ? nearest(text) : spelt;
      if (found.length === 0) return [];
      wanted.push(found);
    }
    // The rarest word first, so that few cards are compared.
    const weight = (found: readonly Word[]) =>
      found.reduce((sum, { cards }) => sum + cards.length, 0);
    for (const found of wanted.sort((left, right) => weight(left) - weight(right))) {
      const cards = new Set<CardName>();
      for (const word of found)
        for (const card of word.cards) if (common?.has(card) ?? true) cards.add(card);
      if (cards.size === 0) return [];
      common = cards;
    }
    return [...(common ?? [])];
  };
}
