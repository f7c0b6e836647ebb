import type { Language } from "@spellwright/contract";
import i18next, { type i18n } from "i18next";
import type { KeyOf } from "./catalogue.ts";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";

export type TextKey = KeyOf<typeof fr>;
export type Translate = (key: TextKey, params?: Readonly<Record<string, unknown>>) => string;

let instance: i18n | undefined;

const translations = (): i18n => {
  if (instance === undefined) {
    instance = i18next.createInstance();
    void instance.init({
      resources: { fr: { text: fr }, en: { text: en } },
      defaultNS: "text",
      fallbackLng: false,
      initAsync: false,
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  }
  return instance;
};

/**
 * The texts of one language.
 *
 * @returns a function from a key of the catalogues, and the values its sentence names, to the sentence;
 * `count` chooses the plural form. Values are not escaped: the place that shows them does that.
 */
export const translator = (language: Language): Translate => {
  const translate = translations().getFixedT(language);
  return (key, params) => translate(key, { ...params });
};

/** The thinking messages of a language, in catalogue order (ORA-04). */
export const thinkingMessages = (language: Language): readonly string[] =>
  (language === "fr" ? fr : en).thinking.messages;
