import { type RefObject, useLayoutEffect, useState } from "react";
import { type ListRow, type RowWindow, rowWindow } from "../model/list-rows.ts";

const scrollerOf = (element: HTMLElement): HTMLElement => {
  let parent = element.parentElement;
  while (parent !== null && !/auto|scroll/.test(getComputedStyle(parent).overflowY))
    parent = parent.parentElement;
  return parent ?? document.documentElement;
};

/** Which rows of a list are drawn, as what holds it scrolls or changes its size. */
export const useRowWindow = (
  list: RefObject<HTMLElement | null>,
  rows: readonly ListRow[],
): RowWindow => {
  const [seen, setSeen] = useState<RowWindow>({ start: 0, end: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const scroller = scrollerOf(element);
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const from =
        (scroller.getBoundingClientRect().top - element.getBoundingClientRect().top) / rem;
      const next = rowWindow(rows, from, from + scroller.clientHeight / rem);
      setSeen((before) => (before.start === next.start && before.end === next.end ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    scroller.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener("scroll", measure);
    };
  }, [list, rows]);
  return seen;
};
