/** Heights and widths of a grid of cards, in rem, as `card-grid.module.css` draws it. */
export interface GridShape {
  readonly rowHeight: number;
  readonly gap: number;
  readonly minColumnWidth: number;
}

/** @param width of the grid, in rem */
export const columnsOf = ({ gap, minColumnWidth }: GridShape, width: number): number =>
  Math.max(1, Math.floor((width + gap) / (minColumnWidth + gap)));
