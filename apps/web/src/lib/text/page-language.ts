import type { Language } from "@spellwright/contract";
import { languageOfPath, preferredLanguage } from "@spellwright/locales";
import { visit } from "../page/visit.ts";
import { readStored, writeStored } from "../storage/storage.ts";

const KEY = "language";
const YEAR_SECONDS = 31_536_000;

/** LANG-01: local storage, then the browser, else French. */
export const storedLanguage = (): Language => preferredLanguage(readStored(KEY), visit().languages);

/** Caches a language in the cookie `lang`, for the redirects of the server. */
export const cacheLanguage = (language: Language): void => {
  // The Cookie Store API is missing in Firefox and Safari.
  // biome-ignore lint/suspicious/noDocumentCookie: one cookie that every browser must take
  document.cookie = `lang=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
};

/** Keeps the chosen language. */
export const storeLanguage = (language: Language): void => {
  writeStored(KEY, language);
  cacheLanguage(language);
};

/** The language of the page on screen: its address decides (LANG-01). */
export const pageLanguage = (): Language =>
  languageOfPath(visit().url.pathname) ?? storedLanguage();
