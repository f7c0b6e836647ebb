import type { Language } from "@spellwright/contract";
import shorthand from "../../../../data/judge/reading/shorthand.json" with { type: "json" };
import { compilePattern } from "../vocabulary/patterns.ts";

/** What players leave out when they type fast, with what it stands for. Folded, whole words. */
const wordsOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(Object.entries(shorthand[language]));
/** What is shorthand before or behind certain words or letters: « jpeux », « g le droit », “have 2 pay”. */
const phrasesOf = (language: Language) =>
  Object.entries(shorthand.phrases[language]).map(
    ([pattern, stands]) => [compilePattern(pattern, "gu"), stands] as const,
  );
const WORDS = { fr: wordsOf("fr"), en: wordsOf("en") };
const PHRASES = { fr: phrasesOf("fr"), en: phrasesOf("en") };

const WORD = /(?<![\p{L}\p{N}{'’-])\p{N}?\p{Ll}+\p{N}?(?![\p{L}\p{N}}'’])/gu;

/**
 * A text with its shorthand written out: « jai », « c koi », « jpeux », “dont”, “b4”. Words that begin
 * with a capital letter stay: they may be names.
 */
export const expandShorthand = (text: string, language: Language): string =>
  PHRASES[language].reduce(
    (written, [pattern, stands]) => written.replace(pattern, stands),
    text
      .normalize("NFC")
      .replace(
        WORD,
        (word) => WORDS[language].get(word.normalize("NFD").replace(/\p{M}/gu, "")) ?? word,
      ),
  );
