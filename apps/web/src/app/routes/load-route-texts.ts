import { languageOfPath, loadPartTexts, type TextPart } from "@spellwright/locales";
import { storedLanguage } from "../../lib/page-language.ts";

/** A route's loader: the texts of some parts, in the language of its address, while its code loads. */
export const loadRouteTexts =
  (...parts: readonly TextPart[]) =>
  async ({ location }: { location: { pathname: string } }): Promise<void> => {
    const language = languageOfPath(location.pathname) ?? storedLanguage();
    await Promise.all(parts.map((part) => loadPartTexts(part, language)));
  };
