import { foldWords, splitWords } from "@spellwright/text";
import { type NameKind, type PackedCards, packCardsInSteps } from "./packed-cards.ts";
import { packTexts, type SortedTexts } from "./packed-texts.ts";
import type { CardName } from "./resolver.ts";
import { sortInSteps } from "./sort-in-steps.ts";
import type { Steps } from "./steps.ts";

/** One name of one card. */
export interface NameEntry {
  readonly written: string;
  readonly bearing: NameKind;
  /** The place of the card. */
  readonly card: number;
}

/** All names by their folded spelling, and what the reader of sentences needs to know of them. */
export interface NameTable {
  readonly cards: PackedCards;
  /** How many names there are, each card's folded ones once. */
  readonly size: number;
  /** Every folded name once. */
  readonly spellings: SortedTexts;
  /** Who bears a spelling, by its place: in the order of the cards. */
  entriesAt(spelling: number): readonly NameEntry[];
  /** Who bears a folded name. */
  entriesOf(folded: string): readonly NameEntry[];
  /** The places of the spellings of a card. */
  spellingsOf(card: number): Uint32Array;
  /** Most words of a name that begins with this word, 0 without any: bounds the look-ahead in a sentence. */
  longestFrom(word: string): number;
}

/** Names as they are gathered, each with its number, in the order of the cards. */
interface Gathered {
  readonly folded: string[];
  readonly names: number[];
  readonly cards: number[];
  /** Of each card, its first. Behind the last card, how many there are. */
  readonly first: Uint32Array;
  readonly longest: Map<string, number>;
}

function* gather(cards: PackedCards): Steps<Gathered> {
  const first = new Uint32Array(cards.length + 1);
  const longest = new Map<string, number>();
  const gathered: Gathered = { folded: [], names: [], cards: [], first, longest };
  for (let card = 0; card < cards.length; card++) {
    yield;
    const own = new Set<string>();
    for (let name = cards.firstName(card); name < cards.firstName(card + 1); name++) {
      const written = cards.name(name);
      const folded = foldWords(written);
      if (!folded || own.has(folded)) continue;
      own.add(folded);
      gathered.folded.push(folded);
      gathered.names.push(name);
      gathered.cards.push(card);
      const words = splitWords(written);
      const word = words[0]?.folded;
      if (word !== undefined && words.length > (longest.get(word) ?? 0))
        longest.set(word, words.length);
    }
    first[card + 1] = gathered.folded.length;
  }
  return gathered;
}

function* packLongest(longest: ReadonlyMap<string, number>): Steps<NameTable["longestFrom"]> {
  const sorted = yield* sortInSteps(longest, ([word]) => word);
  const words = packTexts(sorted.map(([word]) => word));
  const lengths = Uint16Array.from(sorted, ([, length]) => length);
  return (word) => lengths[words.placeOf(word)] ?? 0;
}

/** What a table looks up, in typed arrays. Nothing else of its making is kept by it. */
interface Packed extends Pick<NameTable, "cards" | "spellings" | "longestFrom"> {
  /** Card and name of each entry, in the order of the spellings. */
  readonly cardOf: Uint32Array;
  readonly nameOf: Uint32Array;
  /** Of each spelling, its first entry. Behind the last one, how many there are. */
  readonly firstEntry: Uint32Array;
  /** Spellings in the order of the cards, and the first of each card. */
  readonly spellingOf: Uint32Array;
  readonly firstSpelling: Uint32Array;
}

function createTable(packed: Packed): NameTable {
  const { cards, spellings, longestFrom } = packed;
  const { cardOf, nameOf, firstEntry, spellingOf, firstSpelling } = packed;

  function entriesAt(spelling: number): readonly NameEntry[] {
    const from = firstEntry[spelling] ?? 0;
    const to = firstEntry[spelling + 1] ?? from;
    return Array.from({ length: to - from }, (_, at) => {
      const [card, name] = [cardOf[from + at] ?? 0, nameOf[from + at] ?? 0];
      return { written: cards.name(name), bearing: cards.bearing(card, name), card };
    });
  }

  return {
    ...{ cards, spellings, longestFrom, entriesAt },
    size: cardOf.length,
    entriesOf(text) {
      const spelling = spellings.placeOf(text);
      return spelling < 0 ? [] : entriesAt(spelling);
    },
    spellingsOf: (card) => spellingOf.subarray(firstSpelling[card], firstSpelling[card + 1]),
  };
}

/** Made in steps of a card. */
export function* nameTableInSteps(given: readonly CardName[]): Steps<NameTable> {
  const cards = yield* packCardsInSteps(given);
  const { folded, names, cards: bearers, first, longest } = yield* gather(cards);
  const order = yield* sortInSteps(folded.keys(), (at) => folded[at] ?? "");
  const sorted: string[] = [];
  const starts: number[] = [];
  const spellingOf = new Uint32Array(order.length);
  const cardOf = new Uint32Array(order.length);
  const nameOf = new Uint32Array(order.length);
  for (const [place, at] of order.entries()) {
    yield;
    const text = folded[at] ?? "";
    if (text !== sorted.at(-1)) {
      starts.push(place);
      sorted.push(text);
    }
    spellingOf[at] = sorted.length - 1;
    cardOf[place] = bearers[at] ?? 0;
    nameOf[place] = names[at] ?? 0;
  }
  return createTable({
    cards,
    spellings: packTexts(sorted),
    longestFrom: yield* packLongest(longest),
    ...{ cardOf, nameOf, spellingOf, firstSpelling: first },
    firstEntry: Uint32Array.from([...starts, order.length]),
  });
}
