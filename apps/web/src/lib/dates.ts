import type { Language } from "@spellwright/contract";

const LOCALES: Record<Language, string> = { fr: "fr-FR", en: "en-US" };

/** A calendar day in full, such as « 7 août 2026 ». Days of the API are UTC days. */
export const fullDay = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );

/** Day and month; French writes the first of a month as an ordinal. */
export const dayAndMonth = (iso: string, language: Language): string => {
  const date = new Date(iso);
  const text = new Intl.DateTimeFormat(LOCALES[language], {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(date);
  return language === "fr" ? text.replace(/^1 /, "1er ") : text;
};

/** Day and time of day where the reader is, short. */
export const dayAndTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "short", timeStyle: "short" }).format(
    new Date(iso),
  );
