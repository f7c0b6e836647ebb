import { ability } from "./grammar/abilities.ts";
import { readLoosely } from "./read-loosely.ts";
import type { Ability } from "./types/index.ts";
import { tokensOf } from "./words/tokens.ts";

/** What was read of one line. */
export interface LineReading {
  readonly abilities: readonly Ability[];
  /** The line in plain words, as the reading is written again. */
  readonly words: readonly string[];
  /** Whether nothing was left over: the abilities alone give all words back. */
  readonly whole: boolean;
}

/** Many lines stand on many cards: the readings of so many, asked for last, are kept. */
const MOST_KEPT = 1_000;
const kept = new Map<string, LineReading>();

/** Reads a line without reminder text, in which the card's own name is marked. */
export function readLine(text: string): LineReading {
  const reading = kept.get(text) ?? readAnew(text);
  kept.delete(text);
  kept.set(text, reading);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? "");
  return reading;
}

function readAnew(text: string): LineReading {
  const source = tokensOf(text);
  const { words } = source;
  const found = ability.read(source, 0).find(({ end }) => end === words.length);
  if (found !== undefined && sameWords(ability.write(found.value), words))
    return { abilities: found.value, words, whole: true };
  return { abilities: [readLoosely(source)], words, whole: false };
}

/** The line of abilities in plain words. Undefined where something of them was not read. */
export function writeAbilities(abilities: readonly Ability[]): string | undefined {
  const bare = abilities.map(({ line: _line, label: _label, ...own }) => own);
  return ability.write(bare)?.join(" ");
}

function sameWords(written: readonly string[] | undefined, words: readonly string[]): boolean {
  return written?.length === words.length && words.every((word, index) => written[index] === word);
}
