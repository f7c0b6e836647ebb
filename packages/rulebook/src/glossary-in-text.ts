import { foldPhrase, pluralOf } from "@spellwright/text";
import type { GlossaryEntry } from "./edition.ts";
import { addTo } from "./groups.ts";
import { isProper, isUnambiguousTerm } from "./unambiguous-term.ts";

/** Longest term of the glossary, in words. */
const LONGEST_TERM = 6;

/**
 * Finds the entries that belong to a rule: those that point to it, then those whose term its text
 * uses, in the order of the text, the longest term at each place ("combat damage" before "damage").
 */
export function createGlossaryReader(
  entries: readonly GlossaryEntry[],
): (number: string, text: string) => readonly GlossaryEntry[] {
  const byTerm = new Map<string, GlossaryEntry>();
  const byRule = new Map<string, GlossaryEntry[]>();
  for (const entry of entries) {
    for (const form of formsOf(entry)) if (!byTerm.has(form)) byTerm.set(form, entry);
    for (const rule of entry.rules) addTo(byRule, rule, entry);
  }
  /** The words that a term takes from one on; 1 where none begins there. */
  const readAt = (words: readonly Word[], start: number, found: Set<GlossaryEntry>): number => {
    for (let length = Math.min(LONGEST_TERM, words.length - start); length > 0; length--) {
      const entry = byTerm.get(phraseOf(words.slice(start, start + length)));
      if (entry === undefined || (isProper(entry) && !words[start]?.isName)) continue;
      found.add(entry);
      return length;
    }
    return 1;
  };
  return (number, text) => {
    const found = new Set(byRule.get(number));
    const words = wordsOf(text);
    for (let start = 0; start < words.length; ) start += readAt(words, start, found);
    return [...found];
  };
}

interface Word {
  readonly folded: string;
  /** With a capital that no beginning of a sentence gives it. */
  readonly isName: boolean;
}

/** Whether a word begins a sentence, a quotation or a line, where every word may be a capital one. */
const beginsAt = (text: string, index: number): boolean => {
  const before = text.slice(0, index).trimEnd();
  return /^$|[.!?:“"(]$/u.test(before.slice(-1)) || text.slice(before.length, index).includes("\n");
};

const wordsOf = (text: string): readonly Word[] =>
  [...text.replaceAll("’", "'").matchAll(/[\p{L}\p{N}']+/gu)].map(({ 0: word, index }) => ({
    folded: foldPhrase(word),
    isName: /^\p{Lu}/u.test(word) && !beginsAt(text, index),
  }));

const phraseOf = (words: readonly Word[]): string => words.map(({ folded }) => folded).join(" ");

/**
 * The terms of an entry and their plurals, in both languages: "ability" is used as "abilities" too; "Active
 * Player, Nonactive Player Order" only as itself.
 */
const formsOf = (entry: GlossaryEntry): readonly string[] =>
  [entry.term.en, entry.term.fr]
    .filter((term) => isUnambiguousTerm(entry, term))
    .map((term) => phraseOf(wordsOf(term)))
    .flatMap((term) => [term, pluralOf(term)]);
