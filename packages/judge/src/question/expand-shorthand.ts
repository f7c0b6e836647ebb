import type { Language } from "@spellwright/contract";
import { toKeyboardPunctuation } from "@spellwright/text";
import shorthand from "../../../../data/judge/reading/shorthand.json" with { type: "json" };
import { compilePattern } from "../vocabulary/patterns.ts";

/** What players leave out when they type fast, with what it stands for: folded words, and what is shorthand before or behind certain words or letters, as « jpeux », « g le droit », “have 2 pay”. */
const read = (language: Language) => ({
  words: new Map<string, string>(Object.entries(shorthand[language])),
  phrases: Object.entries(shorthand.phrases[language]).map(
    ([pattern, stands]) => [compilePattern(pattern, "gu"), stands] as const,
  ),
});
const SHORTHAND = { fr: read("fr"), en: read("en") };

const WORD = /(?<![\p{L}\p{N}{'\u2019-])\p{N}?\p{Ll}+\p{N}?(?![\p{L}\p{N}}'\u2019])/gu;

/**
 * A text in the signs of a keyboard, its shorthand written out: « jai », « c koi », « jpeux », “dont”, “b4”.
 * Words that begin with a capital letter stay: they may be names.
 */
export const expandShorthand = (text: string, language: Language): string => {
  const { words, phrases } = SHORTHAND[language];
  const bare = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");
  return phrases.reduce(
    (written, [pattern, stands]) => written.replace(pattern, stands),
    toKeyboardPunctuation(text).replace(WORD, (word) => words.get(bare(word)) ?? word),
  );
};
