import type { Language } from "@spellwright/contract";
import { en } from "./en/index.ts";
import { fr } from "./fr/index.ts";
import { speak } from "./translate.ts";

export * from "./public.ts";

speak("fr", fr);
speak("en", en);

/** Makes sure that a language can be spoken; here both can from the start. */
export const loadTexts = async (_language: Language): Promise<void> => {};
