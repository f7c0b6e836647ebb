import { type Bilingual, LANGUAGES, type Language } from "@spellwright/contract";
import common from "../../../../data/judge/sentences/common.json" with { type: "json" };

/** What fills a gap of a sentence. What differs by language is bilingual itself. */
export type Filling = number | string | Bilingual;

/** `{amount}` is filled in; `{amount|card|cards}` is the word for one or for several of them. */
const GAP = /\{([a-z]+)(?:\|([^|{}]*)\|([^|{}]*))?\}/gi;

const isSeveral: Readonly<Record<Language, (amount: number) => boolean>> = {
  fr: (amount) => Math.abs(amount) > 1,
  en: (amount) => amount !== 1,
};

const inLanguage = (
  sentence: Bilingual,
  language: Language,
  fillings: Readonly<Record<string, Filling>>,
): string =>
  sentence[language].replace(GAP, (gap, name: string, one?: string, several?: string) => {
    const filling = fillings[name];
    if (filling === undefined) return gap;
    if (one !== undefined && several !== undefined)
      return isSeveral[language](Number(filling)) ? several : one;
    return typeof filling === "object" ? filling[language] : String(filling);
  });

/** A sentence of `data/judge/sentences` with its gaps filled. A gap that nobody fills stays. */
export const fillSentence = (
  sentence: Bilingual,
  fillings: Readonly<Record<string, Filling>> = {},
): Bilingual => ({
  fr: inLanguage(sentence, "fr", fillings),
  en: inLanguage(sentence, "en", fillings),
});

/** Something said in both languages. */
export const inBothLanguages = (say: (language: Language) => string): Bilingual => {
  const [fr, en] = LANGUAGES.map(say);
  return { fr: fr ?? "", en: en ?? "" };
};

/** “Yes, …” and « Oui, … » before a clause. */
export const yesOrNo = (verdict: "yes" | "no", rest: Bilingual): Bilingual =>
  fillSentence(common[verdict], { rest });

/** What is said: a yes or no where one is asked for, and the sentence. */
export interface PhrasedAnswer {
  readonly verdict: "yes" | "no" | null;
  readonly ruling: Bilingual;
}

/** A yes or no with the clause that tells why. */
export const phraseYesOrNo = (holds: boolean, clause: Bilingual): PhrasedAnswer => {
  const verdict = holds ? "yes" : "no";
  return { verdict, ruling: yesOrNo(verdict, clause) };
};

/** A clause as a sentence of its own. */
export const capitalize = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** « la 6/6 », “the 6/6”, or the card's name alone: only a size takes an article. */
export const nameWithArticle = (name: string, language: Language): string =>
  /^-?\d/.test(name) ? fillSentence(common.called, { name })[language] : name;

/** « a, b et c », “a, b and c”. */
export const joinNames = (names: readonly string[], language: Language): string =>
  names.length < 2
    ? names.join("")
    : fillSentence(common.and, { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" })[
        language
      ];

/** « la 2/2, la 2/2 » becomes « les 2 créatures 2/2 ». */
const together = (names: readonly string[], language: Language): readonly string[] =>
  [...new Set(names)].map((name) => {
    const amount = names.filter((other) => other === name).length;
    const bare = name.replace(/^(?:la|the) /, "");
    return amount === 1 ? name : fillSentence(common.several, { amount, name: bare })[language];
  });

/** Joins names, those that are alike counted. */
export const listed = (names: readonly string[], language: Language): string =>
  joinNames(together(names, language), language);
