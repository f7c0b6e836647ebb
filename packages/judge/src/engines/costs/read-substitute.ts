import type { Card } from "@spellwright/contract";
import type { Words } from "../reading/read-words.ts";
import type { Substitute } from "./total-cost.ts";

/** So much of the generic mana is paid for without mana. */
export interface ReadSubstitute {
  readonly kind: Substitute;
  readonly amount: number;
}

const SUBSTITUTES: readonly (readonly [Substitute, RegExp])[] = [
  [
    "delve",
    /\b(?:exil\p{L}*|delv\p{L}*)(?: (?!\.)\S+){0,3}? (\d{1,2})(?: \S+){0,2} ?(?:cartes?|cards?)?/u,
  ],
  [
    "convoke",
    /\b(?:engage\p{L}*|tap\p{L}*|convo\p{L}*)(?: (?!\.)\S+){0,3}? (\d{1,2})(?: (?!\.)\S+){0,2}? ?(?:creatures?|jetons?|tokens?)/u,
  ],
  [
    "improvise",
    /\b(?:engage\p{L}*|tap\p{L}*|improvis\p{L}*)(?: (?!\.)\S+){0,3}? (\d{1,2}) (?:artefacts?|artifacts?|treasures?)/u,
  ],
];

/** null: none is spoken of; undefined: a way to pay is spoken of without its number. */
export const readSubstitute = (
  words: Words,
  card: Card | undefined,
): ReadSubstitute | null | undefined => {
  for (const [kind, pattern] of SUBSTITUTES) {
    const has = words.ideas.has(kind) || card?.keywords.some((word) => word.toLowerCase() === kind);
    const amount = has ? pattern.exec(words.all)?.[1] : undefined;
    if (amount !== undefined) return { kind, amount: Number(amount) };
    if (words.ideas.has(kind)) return undefined;
  }
  return null;
};
