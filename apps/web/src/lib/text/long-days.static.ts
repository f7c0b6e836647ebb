// Run when the pages are built (vite.config.ts): a browser takes some 20 ms to load the formats of dates,
// in one piece, which a phone cannot spare for the date that stands below every page.
import type { Language } from "@spellwright/contract";

const YEAR = 2001;
/** Two digits, so that it is no part of the year. */
const DAY = 22;

const longDaysOf = (locale: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) =>
    format
      .format(Date.UTC(YEAR, month, DAY))
      .replace(String(YEAR), "{year}")
      .replace(String(DAY), "{day}"),
  );
};

/** A day in full in every month, from January on: `{day} août {year}`. */
export const LONG_DAYS: Readonly<Record<Language, readonly string[]>> = {
  fr: longDaysOf("fr-FR"),
  en: longDaysOf("en-US"),
};
