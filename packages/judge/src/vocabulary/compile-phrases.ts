import type { Steps } from "@spellwright/cards";
import { foldLetters } from "@spellwright/text";
import type { Concept } from "./concept.ts";

/** One word of a phrase: exact words and beginnings of words, any of which fits; or a gap. */
export interface PhraseWord {
  readonly gap: boolean;
  readonly exact: readonly string[];
  readonly prefixes: readonly string[];
}

export interface CompiledPhrase {
  readonly concept: string;
  readonly first: PhraseWord;
  readonly rest: readonly PhraseWord[];
}

/** Phrases by the word they begin with, so that a text is read once. */
export interface PhraseTable {
  readonly byWord: ReadonlyMap<string, readonly CompiledPhrase[]>;
  readonly byPrefix: ReadonlyMap<string, readonly CompiledPhrase[]>;
  readonly longestPrefix: number;
}

/** A prefix shorter than this would match half the language. */
const SHORTEST_PREFIX = 2;

const NONE: readonly never[] = [];

const compileWord = (source: string, phrase: string): PhraseWord => {
  if (source === "~") return { gap: true, exact: NONE, prefixes: NONE };
  const parts = source.split("|").map((part) => {
    const begins = part.endsWith("*");
    const word = begins ? part.slice(0, -1) : part;
    if (word === "" || (begins && word.length < SHORTEST_PREFIX))
      throw new Error(`vocabulary: "${part}" in "${phrase}" is too short`);
    return { begins, word };
  });
  const wordsThat = (begin: boolean) => {
    const words = parts.flatMap(({ begins, word }) => (begins === begin ? [word] : []));
    // Copied to its exact size: a list that grew keeps room for sixteen more.
    return words.length === 0 ? NONE : words.slice();
  };
  return { gap: false, exact: wordsThat(false), prefixes: wordsThat(true) };
};

/**
 * @param known words that were compiled before: thousands of phrases are made of the same ones
 * @throws Error when a phrase is malformed.
 */
export const compilePhrase = (
  concept: string,
  phrase: string,
  known = new Map<string, PhraseWord>(),
): CompiledPhrase => {
  const sources = foldLetters(phrase)
    .replaceAll(/['’-](?!\d|x(?:\/|$|\s))/g, " ")
    .split(/\s+/)
    .filter(Boolean);
  const words = sources.map((source) => {
    const word = known.get(source) ?? compileWord(source, phrase);
    known.set(source, word);
    return word;
  });
  const [first] = words;
  const rest = words.slice(1);
  if (first === undefined || first.gap || rest.at(-1)?.gap) {
    throw new Error(`vocabulary: "${phrase}" of ${concept} must begin and end with a word`);
  }
  return { concept, first, rest: rest.length === 0 ? NONE : rest };
};

/** Made in steps of a concept. @throws Error when a phrase is malformed. */
export function* phrasesInSteps(concepts: readonly Concept[]): Steps<PhraseTable> {
  const byWord = new Map<string, CompiledPhrase[]>();
  const byPrefix = new Map<string, CompiledPhrase[]>();
  const known = new Map<string, PhraseWord>();
  let longestPrefix = 0;
  const add = (table: Map<string, CompiledPhrase[]>, key: string, phrase: CompiledPhrase) => {
    const list = table.get(key);
    if (list) list.push(phrase);
    else table.set(key, [phrase]);
  };
  for (const concept of concepts) {
    yield;
    for (const text of new Set([...concept.fr, ...concept.en])) {
      const phrase = compilePhrase(concept.id, text, known);
      for (const word of phrase.first.exact) add(byWord, word, phrase);
      for (const prefix of phrase.first.prefixes) {
        add(byPrefix, prefix, phrase);
        longestPrefix = Math.max(longestPrefix, prefix.length);
      }
    }
  }
  for (const table of [byWord, byPrefix])
    for (const [key, phrases] of table) table.set(key, phrases.slice());
  return { byWord, byPrefix, longestPrefix };
}
