import type { Language } from "@spellwright/contract";
import { registerPartTexts, registerTexts, type TextPart } from "./translate.ts";

export * from "./public.ts";

/** What is loaded or on its way, by language, or by part and language. */
const loading = new Map<string, Promise<void>>();

/** Parts whose texts may be on the screen: what was fetched ahead in vain is not waited for. */
const loaded = new Set<TextPart>();

const once = (name: string, load: () => Promise<void>): Promise<void> => {
  const known = loading.get(name);
  if (known !== undefined) return known;
  const texts = load().catch((error: unknown) => {
    loading.delete(name);
    throw error;
  });
  loading.set(name, texts);
  return texts;
};

const load = async (language: Language): Promise<void> => {
  if (language === "fr") registerTexts("fr", (await import("./fr/page-texts.ts")).pageTexts);
  else registerTexts("en", (await import("./en/page-texts.ts")).pageTexts);
};

const PARTS: Readonly<Record<TextPart, Readonly<Record<Language, () => Promise<object>>>>> = {
  admin: {
    fr: () => import("./fr/admin.ts"),
    en: () => import("./en/admin.ts"),
  },
  bracketPage: {
    fr: () => import("./fr/bracket-page.ts"),
    en: () => import("./en/bracket-page.ts"),
  },
  cards: {
    fr: () => import("./fr/cards.ts"),
    en: () => import("./en/cards.ts"),
  },
  cardSearch: {
    fr: () => import("./fr/card-search.ts"),
    en: () => import("./en/card-search.ts"),
  },
  deckImport: {
    fr: () => import("./fr/deck-import.ts"),
    en: () => import("./en/deck-import.ts"),
  },
  deckTools: {
    fr: () => import("./fr/deck-tools.ts"),
    en: () => import("./en/deck-tools.ts"),
  },
  discord: {
    fr: () => import("./fr/discord.ts"),
    en: () => import("./en/discord.ts"),
  },
  installation: {
    fr: () => import("./fr/installation.ts"),
    en: () => import("./en/installation.ts"),
  },
  legal: {
    fr: () => import("./fr/legal.ts"),
    en: () => import("./en/legal.ts"),
  },
  later: {
    fr: () => import("./fr/later-texts.ts"),
    en: () => import("./en/later-texts.ts"),
  },
  offline: {
    fr: () => import("./fr/offline.ts"),
    en: () => import("./en/offline.ts"),
  },
  outbox: {
    fr: () => import("./fr/outbox.ts"),
    en: () => import("./en/outbox.ts"),
  },
  payments: {
    fr: () => import("./fr/payments.ts"),
    en: () => import("./en/payments.ts"),
  },
  questions: {
    fr: () => import("./fr/questions.ts"),
    en: () => import("./en/questions.ts"),
  },
  rules: {
    fr: () => import("./fr/rules.ts"),
    en: () => import("./en/rules.ts"),
  },
  settings: {
    fr: () => import("./fr/settings.ts"),
    en: () => import("./en/settings.ts"),
  },
  table: {
    fr: () => import("./fr/table.ts"),
    en: () => import("./en/table.ts"),
  },
  thinking: {
    fr: () => import("./fr/thinking.ts"),
    en: () => import("./en/thinking.ts"),
  },
};

/** The texts of the pages in a language. Those of parts stand beside them. */
const loadLanguage = (language: Language): Promise<void> => once(language, () => load(language));

/**
 * Makes sure that the texts of a part can be spoken, with those of all pages in its language.
 *
 * @returns the same promise for the same texts, so that a component may wait for it
 * @public The builds of the pages take this entry.
 */
export const loadPartTexts = (part: TextPart, language: Language): Promise<void> =>
  once(`${part}.${language}`, async () => {
    const [texts] = await Promise.all([PARTS[part][language](), loadLanguage(language)]);
    registerPartTexts(language, texts);
    loaded.add(part);
  });

/**
 * Makes sure that a language can be spoken: a page loads the texts of the language it shows, once, and
 * those of every part that was loaded in another language.
 *
 * @public The builds of the pages take this entry.
 */
export const loadTexts = async (language: Language): Promise<void> => {
  await loadLanguage(language);
  await Promise.all([...loaded].map((part) => loadPartTexts(part, language)));
};
