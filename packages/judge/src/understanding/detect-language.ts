import type { Language } from "@spellwright/contract";

const FRENCH = new Set(
  "le la les un une des du et est que qui je tu il elle mon ma mes ton ta son sa ses dans avec pour par si ce cette au aux pas ne combien quand puis ai peut sont nous vous leur quel quelle comment ou mais donc".split(
    " ",
  ),
);
const ENGLISH = new Set(
  "the an of and is are that which i you he she it my his her in with for by if this not do does can how when has have to at their what who from its or but me be would".split(
    " ",
  ),
);

/** The language most of the small words belong to; the page's language on a tie. */
export const detectLanguage = (tokens: readonly string[], page: Language): Language => {
  let french = 0;
  let english = 0;
  for (const token of tokens) {
    if (FRENCH.has(token)) french++;
    if (ENGLISH.has(token)) english++;
  }
  if (french === english) return page;
  return french > english ? "fr" : "en";
};
