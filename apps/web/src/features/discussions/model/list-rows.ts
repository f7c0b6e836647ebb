import type { Discussion, Language } from "@spellwright/contract";
import { type DayGroup, groupByDay } from "./group-by-day.ts";

/** A discussion as the list shows it. */
export interface ListRow {
  readonly discussion: Discussion;
  /** The day or month that begins with it; null within one. */
  readonly day: DayGroup | null;
  /** Distance from the top of the list, in rem. */
  readonly top: number;
}

/** Heights in rem, as `discussions.css` draws them: only a part of the list is in the page. */
export const ROW_HEIGHT = 3.5;
export const DAY_HEIGHT = 2.25;

/** At most so many rows are in the page, whatever the list holds. */
export const ROWS_MAX = 60;
/** Rows drawn beyond either edge of what is seen. */
const OVERSCAN = 8;

const heightOf = ({ day }: Pick<ListRow, "day">): number =>
  ROW_HEIGHT + (day === null ? 0 : DAY_HEIGHT);

/** Discussions, newest first, as rows with their days and places. */
export const listRows = (
  discussions: readonly Discussion[],
  now: Date,
  language: Language,
): ListRow[] => {
  const rows: ListRow[] = [];
  let top = 0;
  for (const group of groupByDay(discussions, now, language))
    for (const [index, discussion] of group.discussions.entries()) {
      const row = { discussion, day: index === 0 ? group : null, top };
      rows.push(row);
      top += heightOf(row);
    }
  return rows;
};

/** Of the whole list, in rem. */
export const listHeight = (rows: readonly ListRow[]): number => {
  const last = rows.at(-1);
  return last === undefined ? 0 : last.top + heightOf(last);
};

/** The rows between two indexes, the end not included. */
export interface RowWindow {
  readonly start: number;
  readonly end: number;
}

/** First row that ends below a height. */
const firstBelow = (rows: readonly ListRow[], height: number): number => {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row !== undefined && row.top + heightOf(row) <= height) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The rows to draw.
 *
 * @param from,to the part of the list that is seen, in rem from its top
 */
export const rowWindow = (rows: readonly ListRow[], from: number, to: number): RowWindow => {
  const seen = firstBelow(rows, Math.max(0, from));
  const start = Math.max(0, seen - OVERSCAN);
  const end = Math.min(rows.length, firstBelow(rows, to) + 1 + OVERSCAN, start + ROWS_MAX);
  return { start, end };
};
