import type { Language } from "@spellwright/contract";
import shorthand from "../../../../data/judge/reading/shorthand.json" with { type: "json" };

/** What players leave out when they type fast, with what it stands for. Folded, whole words. */
const SHORTHAND: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  fr: new Map(Object.entries(shorthand.fr)),
  en: new Map(Object.entries(shorthand.en)),
};

/** What only the words around it tell to be shorthand: « g le droit », “have 2 pay”. */
const phrasesOf = (language: Language) =>
  Object.entries(shorthand.phrases[language]).map(([pattern, words]) => ({
    pattern: new RegExp(pattern, "gu"),
    words,
  }));
const PHRASES = { fr: phrasesOf("fr"), en: phrasesOf("en") };

/** « jpeux », « jbloque »: no French word begins so. */
const SWALLOWED_JE = /^j(?=[bcdfglmpqrstvz]\p{Ll}{2})/u;
/** « jattaque », « jactive »: the apostrophe alone is missing. */
const GLUED_JE = /^j(?=(?:attaqu|activ|utilis|engag|equip|équip|exil|annonc|envoi|arriv)\p{Ll})/u;

const WORD = /(?<![\p{L}\p{N}{'’-])\p{N}?\p{Ll}+\p{N}?(?![\p{L}\p{N}}'’])/gu;

const expandWord = (word: string, language: Language): string => {
  const known = SHORTHAND[language].get(word.normalize("NFD").replace(/\p{M}/gu, ""));
  if (known !== undefined) return known;
  if (language !== "fr") return word;
  return word.replace(SWALLOWED_JE, "je ").replace(GLUED_JE, "j'");
};

/**
 * A text with its shorthand written out: « jai », « c koi », « jpeux », “dont”, “b4”. Words that begin
 * with a capital letter stay: they may be names.
 */
export const expandShorthand = (text: string, language: Language): string =>
  PHRASES[language].reduce(
    (written, { pattern, words }) => written.replace(pattern, words),
    text.normalize("NFC").replace(WORD, (word) => expandWord(word, language)),
  );
