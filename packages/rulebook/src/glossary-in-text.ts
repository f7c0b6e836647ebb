import { foldPhrase, pluralOf } from "@spellwright/text";
import type { GlossaryEntry } from "./edition.ts";
import { isProper, isSaidOutright } from "./said-outright.ts";

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
    // "Ability" is used as "abilities" too; "Active Player, Nonactive Player Order" only as itself.
    for (const term of [entry.term.en, entry.term.fr].filter((each) => isSaidOutright(entry, each)))
      for (const form of formsOf(
        wordsOf(term)
          .map(({ folded }) => folded)
          .join(" "),
      ))
        if (!byTerm.has(form)) byTerm.set(form, entry);
    for (const rule of entry.rules) {
      const list = byRule.get(rule);
      if (list === undefined) byRule.set(rule, [entry]);
      else list.push(entry);
    }
  }
  return (number, text) => {
    const found = new Set(byRule.get(number));
    const words = wordsOf(text);
    for (let start = 0; start < words.length; start++)
      for (let length = LONGEST_TERM; length > 0; length--) {
        if (start + length > words.length) continue;
        const said = words.slice(start, start + length);
        const entry = byTerm.get(said.map(({ folded }) => folded).join(" "));
        if (entry === undefined || (isProper(entry) && !said[0]?.isName)) continue;
        found.add(entry);
        start += length - 1;
        break;
      }
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

/** A term and its plural, in both languages. */
const formsOf = (term: string): readonly string[] => [term, pluralOf(term)];
