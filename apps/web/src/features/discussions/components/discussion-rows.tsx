import { type ReactNode, useEffect, useRef } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { useRowWindow } from "../hooks/use-row-window.ts";
import type { DayGroup } from "../model/group-by-day.ts";
import type { ListRow } from "../model/list-rows.ts";
import styles from "./discussion-list.module.css";

/** So many rows before the end of what is known, more is read. */
const READ_AHEAD = 15;

interface DiscussionRowsProps {
  rows: readonly ListRow[];
  /** Whether the list goes on below these rows. */
  more: boolean;
  /** More is on its way already, or was refused. */
  reading: boolean;
  onNearEnd: () => void;
  row: (row: ListRow) => ReactNode;
}

/** The part of the list that is seen, at the place where the whole list would have it. */
export function DiscussionRows({ rows, more, reading, onNearEnd, row }: DiscussionRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { start, end, top, height } = useRowWindow(list, rows);
  const nearEnd = more && !reading && end > rows.length - READ_AHEAD;
  useEffect(() => {
    if (nearEnd) onNearEnd();
  }, [nearEnd, onNearEnd]);
  const drawn = rows.slice(start, end);
  return (
    <div className={styles.list} ref={list} style={{ height }}>
      <ul className={styles.drawn} style={{ top }}>
        {drawn.map((each, index) => (
          <li
            key={each.discussion.id}
            aria-posinset={start + index + 1}
            aria-setsize={more ? -1 : rows.length}
          >
            {each.day !== null && <Day day={each.day} />}
            {row(each)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Day({ day }: { day: DayGroup }) {
  const { t } = useText();
  return (
    <h3 className={styles.day}>
      {day.kind === "month"
        ? day.month
        : t(day.kind === "today" ? "discussions.today" : "discussions.thisWeek")}
    </h3>
  );
}
