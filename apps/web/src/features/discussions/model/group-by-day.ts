import type { Discussion, Language } from "@spellwright/contract";

/** A day or month of the list. */
export interface DayGroup {
  /** Today and this week have names of ours. Older groups carry their month. */
  readonly kind: "today" | "thisWeek" | "month";
  /** Unique among the groups. */
  readonly key: string;
  /** The month in words, with its year when that is not the current one. Empty for the others. */
  readonly month: string;
}

interface DiscussionGroup extends DayGroup {
  readonly discussions: readonly Discussion[];
}

const DAY_MS = 86_400_000;
const DAYS_OF_THE_WEEK = 7;

const startOfDay = (date: Date) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** Whole days from the day of a date to today; 0 today, and for a clock that runs ahead. */
const daysAgo = (date: Date, now: Date) =>
  Math.max(0, Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS));

const capitalized = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const monthName = (date: Date, now: Date, language: Language) =>
  capitalized(
    new Intl.DateTimeFormat(language, {
      month: "long",
      ...(date.getFullYear() === now.getFullYear() ? {} : { year: "numeric" }),
    }).format(date),
    language,
  );

/** Groups discussions, already newest first (DISC-07), as the sidebar shows them: by local day. */
export const groupByDay = (
  discussions: readonly Discussion[],
  now: Date,
  language: Language,
): DiscussionGroup[] => {
  const groups: (DiscussionGroup & { discussions: Discussion[] })[] = [];
  for (const discussion of discussions) {
    const date = new Date(discussion.created_at);
    const days = daysAgo(date, now);
    const kind = days === 0 ? "today" : days < DAYS_OF_THE_WEEK ? "thisWeek" : "month";
    const month = kind === "month" ? monthName(date, now, language) : "";
    const key = `${kind}${month}`;
    const last = groups.at(-1);
    if (last?.key === key) last.discussions.push(discussion);
    else groups.push({ kind, key, month, discussions: [discussion] });
  }
  return groups;
};

/**
 * How long ago, as a row says it: minutes or hours today, the weekday this week, else the date.
 *
 * @returns null for less than a minute, which has a word of its own
 */
export const relativeDate = (iso: string, now: Date, language: Language): string | null => {
  const date = new Date(iso);
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1) return null;
  const days = daysAgo(date, now);
  if (days === 0) {
    const relative = new Intl.RelativeTimeFormat(language, { style: "short" });
    return minutes < 60
      ? relative.format(-minutes, "minute")
      : relative.format(-Math.floor(minutes / 60), "hour");
  }
  if (days < DAYS_OF_THE_WEEK) {
    return new Intl.DateTimeFormat(language, { weekday: "long" }).format(date);
  }
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", ...year }).format(date);
};
