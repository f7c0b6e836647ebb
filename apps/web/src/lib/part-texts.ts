import { loadPartTexts, type TextPart } from "@spellwright/locales";
import { use } from "react";
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

/** Waits, as code that loads does, until the part’s texts are there in the language of the page. */
export const usePartTexts = (texts: TextPart): void =>
  use(loadPartTexts(texts, useText().language));
