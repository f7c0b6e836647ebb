import type { Language } from "@spellwright/contract";

/** Small words that only one of the two languages has. */
const WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(
    "le la les des du un une est et que qui ne pas dans votre vous il elle au aux sur par".split(
      " ",
    ),
  ),
  en: new Set("the a an is are of and to that your you it its with not does this by as".split(" ")),
};

/** As many small words as it takes to be sure. */
const ENOUGH = 3;

/**
 * The language that a text is written in, for answers of before it was kept with them; null when it
 * is too short or too mixed to tell.
 */
export const textLanguage = (text: string): Language | null => {
  const words = text.toLocaleLowerCase("fr").match(/\p{Letter}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => WORDS[language].has(word)).length;
  const [fr, en] = [count("fr"), count("en")];
  if (fr >= ENOUGH && fr > 2 * en) return "fr";
  return en >= ENOUGH && en > 2 * fr ? "en" : null;
};
