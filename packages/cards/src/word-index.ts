import type { NameTable } from "./name-table.ts";
import { nearestTextsInSteps } from "./nearest-texts.ts";
import { packTexts, type SortedTexts } from "./packed-texts.ts";
import { sortInSteps } from "./sort-in-steps.ts";
import { inOneGo, type Steps } from "./steps.ts";

/** Beginnings of one or two letters match half of all names: such a word must be whole. */
const SHORTEST_BEGINNING = 3;

/** The words of all names. */
export interface WordIndex {
  /** Whether a name has this folded word. */
  has(word: string): boolean;
  /** The words of names that are one slip from a folded word that no name has, in steps of what that takes to index. */
  oneSlipFrom(word: string): Steps<readonly string[]>;
  /**
   * The cards that bear every word of a folded text, in one name or another: words that begin so, or with
   * slips the nearest words. In no particular order.
   */
  cardsWith(folded: string, withSlips: boolean): readonly number[];
}

/** Slips forgiven in a word of this many letters: none in a short one, where every slip is a word. */
const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Words in order, each with the cards that bear it. */
interface Words {
  readonly texts: SortedTexts;
  cardsOf(word: number): Uint32Array;
}

function* gatherWords({ cards, spellings, spellingsOf }: NameTable): Steps<Words> {
  const bearers = new Map<string, number[]>();
  for (let card = 0; card < cards.length; card++) {
    yield;
    const names = Array.from(spellingsOf(card), (spelling) => spellings.at(spelling) ?? "");
    for (const word of new Set(names.flatMap((name) => name.split(" ")))) {
      const known = bearers.get(word);
      if (known === undefined) bearers.set(word, [card]);
      else known.push(card);
    }
  }
  const sorted = yield* sortInSteps(bearers, ([text]) => text);
  const starts = new Uint32Array(sorted.length + 1);
  for (const [place, [, known]] of sorted.entries())
    starts[place + 1] = (starts[place] ?? 0) + known.length;
  const all = new Uint32Array(starts.at(-1) ?? 0);
  for (const [place, [, known]] of sorted.entries()) {
    yield;
    all.set(known, starts[place]);
  }
  return {
    texts: packTexts(sorted.map(([text]) => text)),
    cardsOf: (word) => all.subarray(starts[word], starts[word + 1]),
  };
}

/** The cards that bear a word of each group. */
function commonTo(
  groups: readonly (readonly number[])[],
  cardsOf: Words["cardsOf"],
): readonly number[] {
  // The rarest word first, so that few cards are compared.
  const weight = (words: readonly number[]) =>
    words.reduce((sum, word) => sum + cardsOf(word).length, 0);
  let common: ReadonlySet<number> | undefined;
  for (const words of groups.toSorted((left, right) => weight(left) - weight(right))) {
    const known = common;
    const isCommon = (card: number) => known === undefined || known.has(card);
    common = new Set(words.flatMap((word) => Array.from(cardsOf(word)).filter(isCommon)));
  }
  return [...(common ?? [])];
}

/** Made in steps of a card. */
export function* wordIndexInSteps(table: NameTable): Steps<WordIndex> {
  const { texts, cardsOf } = yield* gatherWords(table);
  const nearestTo = yield* nearestTextsInSteps(texts);

  function beginning(text: string): readonly number[] {
    if (text.length < SHORTEST_BEGINNING) {
      const place = texts.placeOf(text);
      return place < 0 ? [] : [place];
    }
    const found: number[] = [];
    for (let at = texts.lowerBound(text); texts.at(at)?.startsWith(text); at++) found.push(at);
    return found;
  }

  /** Words within reach, all at the smallest distance. */
  function nearest(text: string): readonly number[] {
    return inOneGo(nearestTo(text, slipsIn(text.length)))?.places ?? [];
  }

  return {
    has: (word) => texts.placeOf(word) >= 0,
    *oneSlipFrom(word) {
      const places = (yield* nearestTo(word, 1))?.places ?? [];
      return places.flatMap((place) => texts.at(place) ?? []);
    },
    cardsWith(folded, withSlips) {
      const wanted: (readonly number[])[] = [];
      // A long text says the same words again and again, or one that no name has.
      for (const text of new Set(folded.split(" "))) {
        const spelt = beginning(text);
        const found = spelt.length === 0 && withSlips ? nearest(text) : spelt;
        if (found.length === 0) return [];
        wanted.push(found);
      }
      return commonTo(wanted, cardsOf);
    },
  };
}
