import type { Steps } from "@spellwright/cards";
import {
  exactWords,
  GAP,
  listAt,
  type PhraseTable,
  prefixesOf,
  type Spelling,
  TYPO_MIN_LENGTH,
} from "@spellwright/text";
import slips from "../../../../data/judge/reading/slips.json" with { type: "json" };

/**
 * Made in steps of a word. The data hold two lists, folded: `core`, words of nearly every question that the
 * vocabulary knows by their beginnings only; `ordinary`, words of ordinary speech that a slip away from a term
 * are no slip, seen in official rulings.
 *
 * @param table all phrases of the vocabulary
 * @param telling concepts whose words are looked for
 */
export function* spellingInSteps(
  table: PhraseTable,
  telling: ReadonlySet<string>,
): Steps<Spelling> {
  const beginnings = new Set<string>();
  // In a shorter word no slip is looked for, a plural aside.
  const isLong = (word: string) => word.length >= TYPO_MIN_LENGTH - 1;
  const known = new Set(slips.ordinary.filter(isLong));
  const targets = new Map<string, string[]>();
  const aim = (word: string): void => {
    if (word.length < TYPO_MIN_LENGTH || known.has(word)) return;
    known.add(word);
    const same = targets.get(word.charAt(0));
    if (same) same.push(word);
    else targets.set(word.charAt(0), [word]);
  };
  const phrases = [...new Set(table.lists.values)].map((phrase) => ({
    concept: table.concepts[table.conceptOf[phrase] ?? 0] ?? "",
    words: Array.from(listAt(table.phrases, phrase), (word) => table.words[word] ?? GAP),
  }));
  for (const word of slips.core) aim(word);
  for (const { concept, words } of phrases) {
    yield;
    if (telling.has(concept)) words.flatMap(exactWords).forEach(aim);
  }
  for (const word of table.words) {
    for (const exact of exactWords(word).filter(isLong)) known.add(exact);
    for (const prefix of prefixesOf(word)) beginnings.add(prefix);
  }
  return { known, beginnings, targets };
}
