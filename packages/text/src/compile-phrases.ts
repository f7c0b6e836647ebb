import { compactString } from "./compact-string.ts";
import { foldLetters } from "./fold-letters.ts";
import { type NumberLists, packLists } from "./number-lists.ts";

/** An idea with the phrases that both languages say it with. */
interface Said {
  readonly id: string;
  readonly fr: readonly string[];
  readonly en: readonly string[];
}

/** One word of a phrase: a whole word, or `GAP`, or words and beginnings of words, any of which fits. */
export type PhraseWord =
  | string
  | { readonly exact: readonly string[]; readonly prefixes: readonly string[] };

const ANY = ~0;

/** Any words at all. No word of a text is written so. */
export const GAP = "~";

/**
 * All phrases by the word they begin with, so that a text is read once. Concepts, words, phrases and lists
 * have numbers.
 */
export interface PhraseTable {
  readonly concepts: readonly string[];
  readonly words: readonly PhraseWord[];
  /** Of each word the letters that it may begin with. */
  readonly openings: Uint32Array;
  /** The concept of each phrase. */
  readonly conceptOf: Uint16Array;
  /** The words of each phrase. */
  readonly phrases: NumberLists;
  /** Phrases that begin alike: first those of whole words, then those of beginnings. */
  readonly lists: NumberLists;
  /** The list of each word, and of each beginning. */
  readonly byWord: ReadonlyMap<string, number>;
  readonly byPrefix: ReadonlyMap<string, number>;
  /** How long the beginnings are that share their first letters, a bit for each length. */
  readonly prefixLengths: ReadonlyMap<string, number>;
}

/** What parts words as a blank does. The sign of a size does not. */
const WORD_BREAK = /['\u2019-](?!\d|x(?:[/|]|$))/;

/** A prefix shorter than this would match half the language. */
export const SHORTEST_PREFIX = 2;

const NONE: readonly string[] = [];

/** @param known the same word in other phrases is the same string: there are thousands */
const compileWord = (
  source: string,
  phrase: string,
  known: Map<string, PhraseWord>,
): PhraseWord => {
  const once = (word: string): string => {
    const before = known.get(word);
    if (typeof before === "string") return before;
    known.set(word, word);
    return word;
  };
  const exact: string[] = [];
  const prefixes: string[] = [];
  for (const part of source.split("|")) {
    const begins = part.endsWith("*");
    const word = begins ? part.slice(0, -1) : part;
    if (word === "" || (begins && word.length < SHORTEST_PREFIX))
      throw new Error(`vocabulary: "${part}" in "${phrase}" is too short`);
    (begins ? prefixes : exact).push(once(word));
  }
  const [only] = exact;
  // Copied to their exact size: a list that grew keeps room for sixteen more.
  const kept = (list: readonly string[]) => (list.length === 0 ? NONE : list.slice());
  return exact.length + prefixes.length === 1 && only !== undefined
    ? only
    : { exact: kept(exact), prefixes: kept(prefixes) };
};

/** The whole words that fit. */
export const exactWords = (word: PhraseWord): readonly string[] =>
  typeof word === "string" ? (word === GAP ? [] : [word]) : word.exact;

/** The first letter of a word as a bit, one of 32. No word at all begins with any. */
export const firstLetterBit = (word = ""): number =>
  word === "" ? ANY : 1 << (word.charCodeAt(0) & 31);

/** The beginnings of words that fit. */
export const prefixesOf = (word: PhraseWord): readonly string[] =>
  typeof word === "string" ? [] : word.prefixes;

/**
 * @param known words that were compiled before: thousands of phrases are made of the same ones
 * @throws Error when a phrase is malformed.
 */
export const compilePhrase = (
  concept: string,
  phrase: string,
  known = new Map<string, PhraseWord>(),
): readonly PhraseWord[] => {
  const words = foldLetters(phrase).split(/\s+/);
  const apart = words.find((word) => word.includes("|") && WORD_BREAK.test(word));
  if (apart)
    throw new Error(
      `vocabulary: "${apart}" in "${phrase}" of ${concept} falls apart: a choice of several words is a phrase of its own`,
    );
  const sources = words.flatMap((word) => word.split(WORD_BREAK)).filter(Boolean);
  if (sources.length === 0 || sources[0] === GAP || sources.at(-1) === GAP)
    throw new Error(`vocabulary: "${phrase}" of ${concept} must begin and end with a word`);
  return sources.map((source) => {
    const word = known.get(source) ?? compileWord(compactString(source), phrase, known);
    known.set(source, word);
    return word;
  });
};

const lengthsOf = (prefixes: Iterable<string>): ReadonlyMap<string, number> => {
  const lengths = new Map<string, number>();
  for (const prefix of prefixes) {
    const first = prefix.slice(0, SHORTEST_PREFIX);
    lengths.set(first, (lengths.get(first) ?? 0) | (1 << prefix.length));
  }
  return lengths;
};

/** Made in steps of a concept. @throws Error when a phrase is malformed. */
export function* phrasesInSteps(concepts: readonly Said[]): Generator<void, PhraseTable, void> {
  const known = new Map<string, PhraseWord>();
  const numbers = new Map<PhraseWord, number>();
  const numberOf = (word: PhraseWord): number => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  const conceptOf: number[] = [];
  const phrases: (readonly number[])[] = [];
  const byWord = new Map<string, number[]>();
  const byPrefix = new Map<string, number[]>();
  const add = (table: Map<string, number[]>, key: string) => {
    const list = table.get(key);
    if (list) list.push(phrases.length);
    else table.set(key, [phrases.length]);
  };
  for (const [place, concept] of concepts.entries()) {
    yield;
    for (const text of new Set([...concept.fr, ...concept.en])) {
      const words = compilePhrase(concept.id, text, known);
      for (const word of exactWords(words[0] ?? GAP)) add(byWord, word);
      for (const prefix of prefixesOf(words[0] ?? GAP)) add(byPrefix, prefix);
      conceptOf.push(place);
      phrases.push(words.map(numberOf));
    }
  }
  const listed = (table: ReadonlyMap<string, unknown>, from: number) =>
    new Map([...table.keys()].map((key, at) => [key, from + at]));
  return {
    concepts: concepts.map(({ id }) => id),
    words: [...numbers.keys()],
    openings: Uint32Array.from(numbers.keys(), (word) =>
      word === GAP
        ? ANY
        : [...exactWords(word), ...prefixesOf(word)].reduce(
            (all, one) => all | firstLetterBit(one),
            0,
          ),
    ),
    conceptOf: Uint16Array.from(conceptOf),
    phrases: packLists(phrases),
    lists: packLists([...byWord.values(), ...byPrefix.values()]),
    byWord: listed(byWord, 0),
    byPrefix: listed(byPrefix, byWord.size),
    prefixLengths: lengthsOf(byPrefix.keys()),
  };
}
