import type { DailyActivity, Language } from "@spellwright/contract";

const LOCALES: Record<Language, string> = { fr: "fr-FR", en: "en-US" };

/** A whole number or one with a decimal, as the language groups it. */
export const figure = (value: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(value);

/** @param percent 0 to 100. Null: there is none yet */
export const percentText = (percent: number | null, language: Language): string =>
  percent === null
    ? "–"
    : new Intl.NumberFormat(LOCALES[language], {
        style: "percent",
        maximumFractionDigits: 1,
      }).format(percent / 100);

/** A share of a whole, which may be nothing yet. */
export const shareText = (part: number, whole: number, language: Language): string =>
  percentText(whole === 0 ? null : Math.round((100 * part) / whole), language);

/** Seconds with one decimal, and less than one with two digits: lines of a chart are told apart. */
export const secondsText = (milliseconds: number, language: Language): string =>
  new Intl.NumberFormat(
    LOCALES[language],
    milliseconds < 1000
      ? { maximumSignificantDigits: 2 }
      : { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  ).format(milliseconds / 1000);

/** What a question to a model cost: two digits, however little it is. */
export const dollarText = (dollars: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: "USD",
    maximumSignificantDigits: 2,
  }).format(dollars);

/** How good a success rate is (ADM-03): 90 and above, 80 and above, less. Null without answers. */
export const rateLevel = (percent: number | null): "good" | "fair" | "poor" | null => {
  if (percent === null) return null;
  if (percent >= 90) return "good";
  return percent >= 80 ? "fair" : "poor";
};

/** Heights of a chart's lines: the top one at or above the greatest value, all round numbers. */
export const scaleOf = (greatest: number): readonly number[] => {
  const raw = Math.max(greatest, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? 10 * power;
  const lines = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
};

/** Whether there is anything on a day: a value of lines, or more than nothing of columns. */
const isTold = (value: number | null, kind: "columns" | "lines"): boolean =>
  value !== null && (kind === "lines" || value > 0);

/** The days of a chart that have something to show. */
export const chartDays = (
  days: readonly string[],
  series: readonly { readonly values: readonly (number | null)[] }[],
  kind: "columns" | "lines",
): readonly string[] =>
  days.filter((_, day) => series.some(({ values }) => isTold(values[day] ?? null, kind)));

/** The last day with answers, for the sentence of a chart. */
export const lastDayWithAnswers = (days: readonly DailyActivity[]): DailyActivity | undefined =>
  days.findLast(({ success_rate }) => success_rate !== null);
