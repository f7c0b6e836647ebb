import type { Discussion, Language } from "@spellwright/contract";

const MINUTE_MS = 60_000;
const HOURS_A_DAY = 24;

/** How long something counts as new (FOR-02, FOR-03): 24 hours. */
export const NEW_MS = HOURS_A_DAY * 60 * MINUTE_MS;

export const isNew = (iso: string, now: Date): boolean =>
  now.getTime() - new Date(iso).getTime() < NEW_MS;

/** FOR-03: a discussion that went on within the last 24 hours, however long ago it began. */
export const isRecent = ({ updated_at }: Pick<Discussion, "updated_at">, now: Date): boolean =>
  isNew(updated_at, now);

/** When something happened, as a deck's card says it. */
export type Age =
  | { readonly kind: "now" }
  | { readonly kind: "ago"; readonly text: string }
  | { readonly kind: "on"; readonly date: string };

/** The short date of a language. Another year is named. */
export const shortDate = (iso: string, now: Date, language: Language): string => {
  const date = new Date(iso);
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return new Intl.DateTimeFormat(language === "fr" ? "fr-FR" : "en-US", {
    day: "numeric",
    month: "short",
    ...year,
  }).format(date);
};

/** Minutes and hours within a day, then the date. */
export const ageOf = (iso: string, now: Date, language: Language): Age => {
  const minutes = Math.floor((now.getTime() - new Date(iso).getTime()) / MINUTE_MS);
  if (minutes < 1) return { kind: "now" };
  const hours = Math.floor(minutes / 60);
  if (hours >= HOURS_A_DAY) return { kind: "on", date: shortDate(iso, now, language) };
  const relative = new Intl.RelativeTimeFormat(language, { style: "short" });
  const text = hours < 1 ? relative.format(-minutes, "minute") : relative.format(-hours, "hour");
  return { kind: "ago", text };
};
