import type { Language } from "@spellwright/contract";
import { LONG_DAYS } from "./long-days.static.ts";

const LOCALES: Record<Language, string> = { fr: "fr-FR", en: "en-US" };

/** French writes the first of a month as an ordinal. */
const withOrdinal = (text: string, language: Language): string =>
  language === "fr" ? text.replace(/^1 /, "1er ") : text;

/** A calendar day in full, such as « 7 août 2026 ». Days of the API are UTC days. */
export const fullDay = (iso: string, language: Language): string => {
  const date = new Date(iso);
  const day = LONG_DAYS[language][date.getUTCMonth()] ?? "";
  const text = day
    .replace("{day}", String(date.getUTCDate()))
    .replace("{year}", String(date.getUTCFullYear()));
  return withOrdinal(text, language);
};

/** Day and month, of the same calendar. */
export const dayAndMonth = (iso: string, language: Language): string => {
  const date = new Date(iso);
  const text = new Intl.DateTimeFormat(LOCALES[language], {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(date);
  return withOrdinal(text, language);
};

/** Day and time of day where the reader is, short. */
export const dayAndTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "short", timeStyle: "short" }).format(
    new Date(iso),
  );
