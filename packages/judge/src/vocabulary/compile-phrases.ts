import { foldLetters } from "@spellwright/text";
import type { Concept } from "./concept.ts";

/** One word of a phrase: exact words and beginnings of words, any of which fits; or a gap. */
export interface PhraseWord {
  readonly gap: boolean;
  readonly exact: ReadonlySet<string>;
  readonly prefixes: readonly string[];
}

export interface CompiledPhrase {
  readonly concept: string;
  readonly words: readonly PhraseWord[];
}

/** Phrases by the word they begin with, so that a text is read once. */
export interface PhraseTable {
  readonly byWord: ReadonlyMap<string, readonly CompiledPhrase[]>;
  readonly byPrefix: ReadonlyMap<string, readonly CompiledPhrase[]>;
  readonly longestPrefix: number;
}

/** A prefix shorter than this would match half the language. */
const SHORTEST_PREFIX = 2;

const compileWord = (source: string, phrase: string): PhraseWord => {
  if (source === "~") return { gap: true, exact: new Set(), prefixes: [] };
  const exact = new Set<string>();
  const prefixes: string[] = [];
  for (const part of source.split("|")) {
    const word = part.endsWith("*") ? part.slice(0, -1) : part;
    if (word === "" || (part.endsWith("*") && word.length < SHORTEST_PREFIX)) {
      throw new Error(`vocabulary: "${part}" in "${phrase}" is too short`);
    }
    if (part.endsWith("*")) prefixes.push(word);
    else exact.add(word);
  }
  return { gap: false, exact, prefixes };
};

/** @throws Error when a phrase is malformed. */
export const compilePhrase = (concept: string, phrase: string): CompiledPhrase => {
  const sources = foldLetters(phrase)
    .replaceAll(/['’-](?!\d)/g, " ")
    .split(/\s+/)
    .filter(Boolean);
  const words = sources.map((source) => compileWord(source, phrase));
  if (words.length === 0 || words[0]?.gap || words.at(-1)?.gap) {
    throw new Error(`vocabulary: "${phrase}" of ${concept} must begin and end with a word`);
  }
  return { concept, words };
};

export const compilePhrases = (concepts: readonly Concept[]): PhraseTable => {
  const byWord = new Map<string, CompiledPhrase[]>();
  const byPrefix = new Map<string, CompiledPhrase[]>();
  let longestPrefix = 0;
  const add = (table: Map<string, CompiledPhrase[]>, key: string, phrase: CompiledPhrase) => {
    const list = table.get(key);
    if (list) list.push(phrase);
    else table.set(key, [phrase]);
  };
  for (const concept of concepts) {
    for (const text of new Set([...concept.fr, ...concept.en])) {
      const phrase = compilePhrase(concept.id, text);
      for (const word of phrase.words[0]?.exact ?? []) add(byWord, word, phrase);
      for (const prefix of phrase.words[0]?.prefixes ?? []) {
        add(byPrefix, prefix, phrase);
        longestPrefix = Math.max(longestPrefix, prefix.length);
      }
    }
  }
  return { byWord, byPrefix, longestPrefix };
};
