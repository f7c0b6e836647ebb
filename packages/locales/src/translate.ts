import type { Language } from "@spellwright/contract";
import i18next, { type i18n } from "i18next";
import type { KeyOf } from "./catalogue.ts";
import type { fr } from "./fr/index.ts";

/** Where a sentence stands in the catalogues: `oracle.ruling.showMore`; a wrong one is a compile error. */
export type TextKey = KeyOf<typeof fr>;
/** The sentence of a key in one language; `params` fill its gaps, `count` chooses singular or plural. */
export type Translate = (key: TextKey, params?: Readonly<Record<string, unknown>>) => string;

/** Parts of the pages whose texts come with them, and not with the first load. */
export type TextPart = "bracketPage" | "deckImport" | "payments" | "rules";

/** What every language says; English is checked against French where it is written. */
interface Texts {
  readonly thinking: { readonly messages: readonly string[] };
}

const spoken = new Map<Language, Texts>();
let instance: i18n | undefined;

const translations = (): i18n => {
  if (instance === undefined) {
    instance = i18next.createInstance();
    void instance.init({
      resources: Object.fromEntries([...spoken].map(([language, text]) => [language, { text }])),
      defaultNS: "text",
      fallbackLng: false,
      initAsync: false,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  }
  return instance;
};

const textsOf = (language: Language): Texts => {
  const texts = spoken.get(language);
  if (texts === undefined) throw new Error(`the texts of ${language} are not loaded`);
  return texts;
};

/** Makes a language's texts known; a server knows both from the start, a page the one it shows. */
export const speak = (language: Language, texts: Texts): void => {
  spoken.set(language, texts);
  instance?.addResourceBundle(language, "text", texts);
};

/** Makes the texts of one more part known, in a language that is spoken already. */
export const speakPart = (language: Language, texts: object): void =>
  speak(language, { ...textsOf(language), ...texts });

/**
 * The texts of one language.
 *
 * @returns a function from a key of the catalogues, and the values its sentence names, to the sentence;
 * `count` chooses the plural form. Values are not escaped: the place that shows them does that.
 * @throws when the language is not loaded
 */
export const translator = (language: Language): Translate => {
  textsOf(language);
  const translate = translations().getFixedT(language);
  return (key, params) => translate(key, { ...params });
};

/** The thinking messages of a language, in catalogue order (ORA-04). */
export const thinkingMessages = (language: Language): readonly string[] =>
  textsOf(language).thinking.messages;
