import type { Language } from "@spellwright/contract";

/** The words of a list that blanks part. */
export const wordsIn = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Function words that only one of the two languages has, folded. */
export const FUNCTION_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: wordsIn(
    `le la les un une des du et est que qui je tu il elle mon ma mes ton ta son sa ses dans avec pour par si ce
    cette au aux pas ne combien quand puis ai peut sont nous vous leur quel quelle comment ou mais donc`,
  ),
  en: wordsIn(
    `the an of and is are that which i you he she it my his her in with for by if this not do does can how when
    has have to at their what who from its or but me be would`,
  ),
};
