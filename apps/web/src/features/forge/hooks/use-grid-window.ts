import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";
import { limitRows, remInPx, useOffsetTop } from "../../../lib/page/virtual-rows.ts";
import { columnsOf, type GridShape } from "../model/grid-shape.ts";

/** Rows drawn beyond either edge of what is seen. */
const OVERSCAN = 2;
/** At most so many cards are in the page, whatever the list holds. */
const CARDS_MAX = 60;

/** As many columns as the width holds. */
const useColumns = (grid: RefObject<HTMLElement | null>, shape: GridShape): number => {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const measure = () => setColumns(columnsOf(shape, element.clientWidth / remInPx()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, shape]);
  return columns;
};

/** Which cards of a grid are drawn, and where, in px, as the page scrolls or changes its size. */
export const useGridWindow = (
  grid: RefObject<HTMLElement | null>,
  shape: GridShape,
  count: number,
) => {
  const columns = useColumns(grid, shape);
  const scrollMargin = useOffsetTop(grid, () => ({ top: 0, by: window.scrollY }));
  const gap = typeof window === "undefined" ? 0 : shape.gap * remInPx();
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => shape.rowHeight * remInPx(),
    gap,
    overscan: OVERSCAN,
    scrollMargin,
    rangeExtractor: limitRows(Math.max(1, Math.floor(CARDS_MAX / columns))),
  });
  const rows = virtualizer.getVirtualItems();
  const [first] = rows;
  const end = ((rows.at(-1)?.index ?? -1) + 1) * columns;
  return {
    columns,
    start: (first?.index ?? 0) * columns,
    end: Math.min(count, end),
    top: first === undefined ? 0 : first.start - scrollMargin,
    height: virtualizer.getTotalSize(),
  };
};
