import type { Discussion, Language } from "@spellwright/contract";
import { type DayGroup, groupByDay } from "./group-by-day.ts";

/** A discussion as the list shows it. */
export interface ListRow {
  readonly discussion: Discussion;
  /** The day or month that begins with it. Null within one. */
  readonly day: DayGroup | null;
}

/** Heights in rem, as `discussions.css` draws them: only a part of the list is in the page. */
const ROW_HEIGHT = 3.5;
const DAY_HEIGHT = 2.25;

/** At most so many rows are in the page, whatever the list holds. */
export const ROWS_MAX = 60;
/** In rem, with its day. */
export const heightOf = (row: ListRow | undefined): number =>
  ROW_HEIGHT + ((row?.day ?? null) === null ? 0 : DAY_HEIGHT);

/** Discussions, newest first, as rows with their days. */
export const listRows = (
  discussions: readonly Discussion[],
  now: Date,
  language: Language,
): ListRow[] =>
  groupByDay(discussions, now, language).flatMap((group) =>
    group.discussions.map((discussion, index) => ({
      discussion,
      day: index === 0 ? group : null,
    })),
  );
