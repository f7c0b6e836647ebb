import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback } from "react";
import { limitRows, remInPx, useOffsetTop } from "../../../lib/page/virtual-rows.ts";
import { heightOf, type ListRow, ROWS_MAX } from "../model/list-rows.ts";

/** Rows drawn beyond either edge of what is seen. */
const OVERSCAN = 8;

const rangeExtractor = limitRows(ROWS_MAX);

const scrollerOf = (element: HTMLElement | null): HTMLElement => {
  let parent = element?.parentElement ?? null;
  while (parent !== null && !/auto|scroll/.test(getComputedStyle(parent).overflowY))
    parent = parent.parentElement;
  return parent ?? document.documentElement;
};

/** Which rows of a list are drawn, and where, in px, as what holds it scrolls or changes its size. */
export const useRowWindow = (list: RefObject<HTMLElement | null>, rows: readonly ListRow[]) => {
  const scrollMargin = useOffsetTop(list, () => {
    const scroller = scrollerOf(list.current);
    return { top: scroller.getBoundingClientRect().top, by: scroller.scrollTop };
  });
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollerOf(list.current),
    // Other rows have other heights: they are read again.
    getItemKey: useCallback((index: number) => rows[index]?.discussion.id ?? index, [rows]),
    estimateSize: (index) => heightOf(rows[index]) * remInPx(),
    overscan: OVERSCAN,
    scrollMargin,
    rangeExtractor,
  });
  const drawn = virtualizer.getVirtualItems();
  const [first] = drawn;
  return {
    start: first?.index ?? 0,
    end: (drawn.at(-1)?.index ?? -1) + 1,
    top: first === undefined ? 0 : first.start - scrollMargin,
    height: virtualizer.getTotalSize(),
  };
};
