import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { useGridWindow } from "../hooks/use-grid-window.ts";
import type { GridShape } from "../model/grid-shape.ts";
import styles from "./card-grid.module.css";

interface CardGridProps<Item> {
  label: string;
  shape: GridShape;
  items: readonly Item[];
  /** How many there are, read or not. */
  total: number;
  keyOf: (item: Item) => string;
  card: (item: Item) => ReactNode;
  /** The end of what was read comes near. */
  onNearEnd?: () => void;
}

/** Cards of equal height, of which only those that are seen are in the page. */
export function CardGrid<Item>(props: CardGridProps<Item>) {
  const { label, shape, items, total, keyOf, card, onNearEnd } = props;
  const grid = useRef<HTMLDivElement>(null);
  const { columns, start, end, top, height } = useGridWindow(grid, shape, items.length);
  const isNearEnd = end > 0 && end >= items.length - columns;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
  }, [isNearEnd, onNearEnd]);
  const style = {
    "--columns": columns,
    "--row": `${shape.rowHeight}rem`,
    "--gap": `${shape.gap}rem`,
    top,
  } as CSSProperties;
  return (
    <div className={styles.grid} ref={grid} style={{ height }}>
      <ul className={styles.cards} aria-label={label} style={style}>
        {items.slice(start, end).map((item, index) => (
          <li key={keyOf(item)} aria-posinset={start + index + 1} aria-setsize={total}>
            {card(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
