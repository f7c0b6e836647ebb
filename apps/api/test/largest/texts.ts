import { randomUUID } from "node:crypto";

/** Mulberry32: the same numbers for the same seed, from 0 to below 1. */
const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const random = randomOf(20_261_122);
const below = (most: number): number => Math.floor(random() * most);

/** Pieces of real names, so that what is made of them is near many. */
const SYLLABLES =
  "ka ro mi the of lo dra gon sto rm ar ch an gel bla de wa ll kni ght el ves gob lin".split(" ");

const syllable = (): string => SYLLABLES[below(SYLLABLES.length)] ?? "";

/** A word that no card bears, with a capital. */
const word = (): string => {
  const letters = Array.from({ length: 1 + below(4) }, syllable).join("");
  return letters.charAt(0).toUpperCase() + letters.slice(1);
};

/** A name that no card bears, near to many, of so many letters at most. */
export const misspeltName = (most: number): string => {
  let name = word();
  for (let next = word(); name.length + next.length < most; next = word()) name += ` ${next}`;
  return name;
};

/** As many different names, of the lengths that most names have. */
export const misspeltNames = (count: number): string[] =>
  Array.from({ length: count }, () => misspeltName(18 + below(18)));

/** Pieces joined until the next one would make the text longer than it may be. */
export const filledWith = (most: number, separator: string, piece: () => string): string => {
  const pieces: string[] = [];
  let length = 0;
  for (let next = piece(); length + next.length <= most; next = piece()) {
    pieces.push(next);
    // As JSON writes a line end.
    length += next.length + 2 * separator.length;
  }
  return pieces.join(separator);
};

/** Different names, each as long as a name may be. */
export const longNames = (count: number): string[] =>
  Array.from({ length: count }, () => misspeltName(190));

/** Lines of a deck, as a call takes them. */
export const namedLines = (names: readonly string[]) =>
  names.map((card_name) => ({ card_name, quantity: 1 }));

/** Lines of cards that nobody knows. */
export const deckLines = (count: number) => namedLines(misspeltNames(count));

/** A list of such names as a text. */
export const listOf = (names: readonly string[]): string =>
  names.map((name) => `1 ${name}`).join("\n");

/** Ids of things that are nobody's. */
export const uuids = (count: number): string[] => Array.from({ length: count }, () => randomUUID());
