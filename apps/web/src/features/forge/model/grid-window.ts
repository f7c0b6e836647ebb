/** Heights and widths of a grid of cards, in rem, as `card-grid.module.css` draws it. */
export interface GridShape {
  readonly rowHeight: number;
  readonly gap: number;
  readonly minColumnWidth: number;
}

/** The cards between two indexes, the end not included, and where they stand. */
export interface GridWindow {
  readonly columns: number;
  readonly start: number;
  readonly end: number;
  /** Of the first one drawn, in rem from the top of the grid. */
  readonly top: number;
}

/** Rows drawn beyond either edge of what is seen. */
const OVERSCAN = 2;
/** At most so many cards are in the page, whatever the list holds. */
export const CARDS_MAX = 60;

const pitchOf = ({ rowHeight, gap }: GridShape): number => rowHeight + gap;

export const columnsOf = ({ gap, minColumnWidth }: GridShape, width: number): number =>
  Math.max(1, Math.floor((width + gap) / (minColumnWidth + gap)));

/** Of the whole grid, in rem. */
export const gridHeight = (shape: GridShape, columns: number, count: number): number =>
  count === 0 ? 0 : Math.ceil(count / columns) * pitchOf(shape) - shape.gap;

/**
 * The cards to draw.
 *
 * @param width of the grid, in rem
 * @param from,to the part of the grid that is seen, in rem from its top
 */
export const gridWindow = (
  shape: GridShape,
  count: number,
  width: number,
  { from, to }: { readonly from: number; readonly to: number },
): GridWindow => {
  const columns = columnsOf(shape, width);
  const pitch = pitchOf(shape);
  const rows = Math.ceil(count / columns);
  const rowsMax = Math.max(1, Math.floor(CARDS_MAX / columns));
  const first = Math.min(Math.max(0, rows - 1), Math.max(0, Math.floor(from / pitch) - OVERSCAN));
  const last = Math.min(rows, Math.ceil(Math.max(0, to) / pitch) + OVERSCAN, first + rowsMax);
  return {
    columns,
    start: first * columns,
    end: Math.min(count, Math.max(first, last) * columns),
    top: first * pitch,
  };
};
