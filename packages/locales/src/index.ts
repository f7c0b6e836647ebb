import type { Language } from "@spellwright/contract";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";
import { strategyEn } from "./strategy/en.ts";
import { strategyFr } from "./strategy/fr.ts";
import { speak } from "./translate.ts";

export * from "./public.ts";
export { strategyTranslator, type TranslateStrategy } from "./strategy/index.ts";

// What only the server says is no part of what the pages load.
const french = { ...fr, strategy: strategyFr };
const english = { ...en, strategy: strategyEn };
speak("fr", french);
speak("en", english);

/** Makes sure that a language can be spoken; here both can from the start. */
export const loadTexts = async (_language: Language): Promise<void> => {};
