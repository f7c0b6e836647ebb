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

/** More words that carry no subject of their own, in both languages. */
const SMALL = new Set(
  `ainsi alors aussi autre avait avant apres avoir bien car cela celle celui cet ces chose comme contre deja depuis dit dois doit elles encore entre
  est-ce etait etre eux fait faire faut fois ils juste lors lorsque lui meme moins moment nos non notre oui pareil peu plus pourquoi pouvoir pourra
  quoi rien sans sera seul seule sinon sous sur tous tout toute toutes tres trop va vers vos votre vrai y
  about after again all also any anything because been before being both could did each else even ever every exactly get gets got had here just like
  may might more most much need no nor now only other our out over own same she should so some something still such than them then there these they
  thing this those though too under until up us very want was way we were when where whether while why will without yes yet your`.split(
    /\s+/,
  ),
);

/** Whether a folded word only joins others: articles, pronouns, auxiliaries. */
export const isSmallWord = (token: string): boolean =>
  FRENCH.has(token) || ENGLISH.has(token) || SMALL.has(token);

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
