import { FUNCTION_WORDS, wordsIn } from "./function-words.ts";

/** More of them, of both languages: not needed to tell which one it is, or shared by both. */
const MORE = wordsIn(
  `ainsi alors aussi autre avait avant apres avoir bien car cela celle celui cet ces chose comme contre deja depuis dit dois doit elles encore entre
  etait etre eux fait faire faut fois ils juste lors lorsque lui meme moins moment nos non notre oui pareil peu plus pourquoi pouvoir pourra
  quoi rien sans sera seul seule sinon sous sur tous tout toute toutes tres trop va vers vos votre vrai y
  about after again all also any anything because been before being both could did each else even ever every exactly get gets got had here just like
  may might more most much need no nor now only other our out over own same she should so some something still such than them then there these they
  thing this those though too under until up us very want was way we were when where whether while why will without yes yet your`,
);

const ALL: ReadonlySet<string> = new Set([...FUNCTION_WORDS.fr, ...FUNCTION_WORDS.en, ...MORE]);

/**
 * Whether a folded word only joins others: articles, pronouns, auxiliaries, of either language. Not the
 * stop words of the rule search, where “each” and “until” do say something (docs/decisions/010).
 */
export const isFunctionWord = (word: string): boolean => ALL.has(word);
