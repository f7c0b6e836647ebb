import type { Language } from "@spellwright/contract";
import { languageOfPath, preferredLanguage } from "./language.ts";
import { readStored, writeStored } from "./storage.ts";

const KEY = "language";
const YEAR_SECONDS = 31_536_000;

/** LANG-01: local storage, then the browser, else French. */
export const storedLanguage = (): Language =>
  preferredLanguage(readStored(KEY), navigator.languages);

/** Keeps the chosen language, and caches it in the cookie `lang` for the server's redirects. */
export const storeLanguage = (language: Language): void => {
  writeStored(KEY, language);
  // The Cookie Store API is missing in Firefox and Safari.
  // biome-ignore lint/suspicious/noDocumentCookie: one cookie that every browser must take
  document.cookie = `lang=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
};

/** The language of the page on screen: its address decides (LANG-01). */
export const pageLanguage = (): Language =>
  languageOfPath(window.location.pathname) ?? storedLanguage();
