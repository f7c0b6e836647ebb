import type { Language } from "@spellwright/contract";
import { speak } from "./translate.ts";

export * from "./public.ts";

const loading = new Map<Language, Promise<void>>();

const load = async (language: Language): Promise<void> => {
  if (language === "fr") speak("fr", (await import("./fr/page-texts.ts")).pageTexts);
  else speak("en", (await import("./en/page-texts.ts")).pageTexts);
};

/**
 * Makes sure that a language can be spoken: a page loads the texts of the language it shows, once.
 *
 * @public The builds of the pages take this entry.
 */
export const loadTexts = (language: Language): Promise<void> => {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const texts = load(language).catch((error: unknown) => {
    loading.delete(language);
    throw error;
  });
  loading.set(language, texts);
  return texts;
};
