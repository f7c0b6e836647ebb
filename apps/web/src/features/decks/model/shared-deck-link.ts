import type { Language } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";

/** The link that shows a shared deck. */
export const sharedDeckLink = (token: string, language: Language): string =>
  new URL(pagePath(language, "sharedDeck", token), window.location.origin).href;
