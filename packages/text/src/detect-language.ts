import type { Language } from "@spellwright/contract";
import { foldLetters } from "./fold-letters.ts";
import { FUNCTION_WORDS, wordsIn } from "./function-words.ts";

/** Words of one language only that short questions hold where they hold no function word. */
const COMMON_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: wordsIn("quels quelles faut peux sur ca marche carte cartes terrain terrains tour"),
  en: wordsIn("many should card cards land lands turn"),
};

/** As many words as it takes to be sure without knowing anything of the text. */
const ENOUGH = 3;
/** And so many times those of the other language. */
const CLEARLY = 2;

/** How many words of a text are French alone and English alone. */
const countWords = (text: string): Readonly<Record<Language, number>> => {
  const words = foldLetters(text).match(/\p{L}+/gu) ?? [];
  const count = (language: Language) =>
    words.filter((word) => FUNCTION_WORDS[language].has(word) || COMMON_WORDS[language].has(word))
      .length;
  return { fr: count("fr"), en: count("en") };
};

/**
 * The language that most of a question's telling words belong to. Own code because questions are short
 * and may hold names of cards in the other language: it stays silent where detectors of letter
 * sequences guess, and costs a kilobyte where they cost a hundred (docs/decisions/010).
 *
 * @param otherwise what the words do not tell: the language of the page
 */
export const detectLanguage = (text: string, otherwise: Language): Language => {
  const { fr, en } = countWords(text);
  if (fr === en) return otherwise;
  return fr > en ? "fr" : "en";
};

/** The language of a text of which nothing else is known. Null when it is too short or too mixed to tell. */
export const certainLanguage = (text: string): Language | null => {
  const { fr, en } = countWords(text);
  if (fr >= ENOUGH && fr > CLEARLY * en) return "fr";
  return en >= ENOUGH && en > CLEARLY * fr ? "en" : null;
};
