import type { Steps } from "@spellwright/cards";
import { editDistance, listAt } from "@spellwright/text";
import slips from "../../../../data/judge/reading/slips.json" with { type: "json" };
import { exactOf, GAP, type PhraseTable, prefixesOf } from "./compile-phrases.ts";

/** Below this a slip is as likely another word. */
const SHORTEST = 6;
/** From this length two slips are forgiven, below it one. */
const LONG = 9;

/**
 * The data hold two lists, folded: `core`, words of nearly every question that the vocabulary knows by their beginnings
 * only; `ordinary`, words of ordinary speech that a slip away from a term are no slip, seen in official rulings.
 */
export interface Spelling {
  /** Words that are right as they stand. */
  readonly known: ReadonlySet<string>;
  /** Beginnings of words that are right. */
  readonly beginnings: ReadonlySet<string>;
  /** Words worth finding again, by their first letter. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
}

/**
 * Made in steps of a word.
 *
 * @param table all phrases of the vocabulary
 * @param telling concepts whose words are looked for
 */
export function* spellingInSteps(
  table: PhraseTable,
  telling: ReadonlySet<string>,
): Steps<Spelling> {
  const beginnings = new Set<string>();
  const known = new Set(slips.ordinary);
  const targets = new Map<string, string[]>();
  const aim = (word: string): void => {
    if (word.length < SHORTEST || known.has(word)) return;
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
    if (telling.has(concept)) words.flatMap(exactOf).forEach(aim);
  }
  for (const word of table.words) {
    for (const exact of exactOf(word)) known.add(exact);
    for (const prefix of prefixesOf(word)) beginnings.add(prefix);
  }
  return { known, beginnings, targets };
}

const isRight = (token: string, { known, beginnings }: Spelling): boolean => {
  if (known.has(token) || (/[sx]$/.test(token) && known.has(token.slice(0, -1)))) return true;
  for (let length = 2; length <= token.length; length++)
    if (beginnings.has(token.slice(0, length))) return true;
  return false;
};

const nearest = (token: string, { targets }: Spelling): string | undefined => {
  let bound = token.length < LONG ? 1 : 2;
  let found: string | undefined;
  let rivals = false;
  for (const target of targets.get(token.charAt(0)) ?? []) {
    const distance = editDistance(token, target, bound);
    if (distance > bound) continue;
    rivals = distance === bound && found !== undefined;
    bound = distance;
    found = target;
  }
  return rivals ? undefined : found;
};

/**
 * Folded tokens with misspelt terms set right: one letter in a word of six, two from nine; the first
 * letter must stand. A word that two terms are equally near to stays as it is.
 */
export const correctSlips = (tokens: readonly string[], spelling: Spelling): readonly string[] =>
  tokens.map((token) =>
    token.length < SHORTEST || isRight(token, spelling)
      ? token
      : (nearest(token, spelling) ?? token),
  );
