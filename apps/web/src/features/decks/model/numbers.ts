import type { Language } from "@spellwright/contract";

/** An average mana value: `2,8`. A dash where there is none. */
export const averageText = (average: number | null, language: Language): string =>
  average === null
    ? "–"
    : new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(average);

/** A percentage of 0 to 100: `12,5 %`. */
export const percentageText = (percentage: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(
    percentage / 100,
  );
