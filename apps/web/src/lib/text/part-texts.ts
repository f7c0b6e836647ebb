import type { Language } from "@spellwright/contract";
import { loadPartTexts, type TextPart } from "@spellwright/locales";
import { use } from "react";
import { reloadForPart, whenReachable } from "../offline/when-reachable.ts";
import { pageLanguage } from "./page-language.ts";
import { useText } from "./text.tsx";

/**
 * Fetches a part’s code together with its texts, for `lazyPart`.
 *
 * @param load imports the module
 */
export const withTexts = <Module>(
  texts: TextPart | readonly TextPart[],
  load: () => Promise<Module>,
): (() => Promise<Module>) => {
  const loadTexts = () =>
    Promise.all([texts].flat().map((part) => loadPartTexts(part, pageLanguage())));
  return async () => {
    const [module] = await Promise.all([load(), loadTexts()]);
    // The language may have been changed meanwhile.
    await loadTexts();
    return module;
  };
};

/** One promise for the same texts, as `use` wants it. */
const waitedFor = new Map<string, Promise<void>>();

const partTexts = (texts: TextPart, language: Language): Promise<void> => {
  // The server has them all, and draws at once.
  if (import.meta.env.SSR) return loadPartTexts(texts, language);
  const key = `${texts}.${language}`;
  const waiting =
    waitedFor.get(key) ??
    whenReachable(() => loadPartTexts(texts, language), reloadForPart).catch((failure: unknown) => {
      waitedFor.delete(key);
      throw failure;
    });
  waitedFor.set(key, waiting);
  return waiting;
};

/** Waits, as code that loads does, until the part’s texts are there in the language of the page. */
export const usePartTexts = (texts: TextPart): void => use(partTexts(texts, useText().language));
