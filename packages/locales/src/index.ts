import type { Language } from "@spellwright/contract";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";
import { strategyEn } from "./strategy/en.ts";
import { strategyFr } from "./strategy/fr.ts";
import { registerTexts, type TextPart } from "./translate.ts";

export * from "./public.ts";
export { strategyTranslator, type TranslateStrategy } from "./strategy/index.ts";

// What only the server says is no part of what the pages load.
const french = { ...fr, strategy: strategyFr };
const english = { ...en, strategy: strategyEn };
registerTexts("fr", french);
registerTexts("en", english);

// What waits for it sees that it is over: a page drawn here is drawn at once, or not at all.
const spoken: Promise<void> = Object.assign(Promise.resolve(), { status: "fulfilled" });

/** Makes sure that a language can be spoken. Here both can from the start. */
export const loadTexts = (_language: Language): Promise<void> => spoken;

/** Makes sure that the texts of a part can be spoken. Here all can from the start. */
export const loadPartTexts = (_part: TextPart, _language: Language): Promise<void> => spoken;
