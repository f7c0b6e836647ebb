import { type RefObject, useLayoutEffect, useState } from "react";
import { type GridShape, type GridWindow, gridWindow } from "../model/grid-window.ts";

const UNSEEN: GridWindow = { columns: 1, start: 0, end: 0, top: 0 };

const isSame = (a: GridWindow, b: GridWindow): boolean =>
  a.columns === b.columns && a.start === b.start && a.end === b.end && a.top === b.top;

/** Which cards of a grid are drawn, as the page scrolls or changes its size. */
export const useGridWindow = (
  grid: RefObject<HTMLElement | null>,
  shape: GridShape,
  count: number,
): GridWindow => {
  const [seen, setSeen] = useState(UNSEEN);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const from = -element.getBoundingClientRect().top / rem;
      const to = from + window.innerHeight / rem;
      const next = gridWindow(shape, count, element.clientWidth / rem, { from, to });
      setSeen((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [grid, shape, count]);
  return seen;
};
