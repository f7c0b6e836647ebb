import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

/** Heights of rows are written in rem, as their styles are. */
export const remInPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Draws no more than so many rows, however high the screen is. */
export const limitRows =
  (rowsMax: number) =>
  (range: Range): number[] =>
    defaultRangeExtractor(range).slice(0, rowsMax);

/** Distance of an element from the top of what scrolls, in px. What stands above may change its height. */
export const useOffsetTop = (
  element: RefObject<HTMLElement | null>,
  scrolled: () => { readonly top: number; readonly by: number },
): number => {
  const [top, setTop] = useState(0);
  // After every drawing: only that moves it.
  useLayoutEffect(() => {
    if (element.current === null) return;
    const { top: edge, by } = scrolled();
    setTop(Math.round(element.current.getBoundingClientRect().top - edge + by));
  });
  return top;
};
