/** A bar of a chart: how long it is beside the longest one, 0 to 1. */
export interface Bar<Item> {
  readonly item: Item;
  readonly length: number;
  /** One of the longest: drawn solid (guide §5). */
  readonly longest: boolean;
}

/** Bars beside the longest of them. All of length 0 where nothing is counted. */
export const barsOf = <Item>(
  items: readonly Item[],
  countOf: (item: Item) => number,
): readonly Bar<Item>[] => {
  const most = Math.max(0, ...items.map(countOf));
  return items.map((item) => ({
    item,
    length: most === 0 ? 0 : countOf(item) / most,
    longest: most > 0 && countOf(item) === most,
  }));
};
