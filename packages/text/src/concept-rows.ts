/** Which concepts each of many groups of texts holds, and how many of its texts, as plain data. */
export interface PackedConcepts {
  /** By their columns. */
  readonly ids: readonly string[];
  /** Where the concepts of each group begin, and where all of them end. */
  readonly starts: Uint32Array;
  /** The columns of a group’s concepts, the lowest first. */
  readonly columns: Uint16Array;
  /** Beside each of them, the share of the texts that hold it, in 255ths. */
  readonly shares: Uint8Array;
}

/** Which concepts each of many groups of texts holds, and what share of its texts, 0 to 1. */
export interface ConceptRows {
  holds(row: number, id: string): boolean;
  /** All concepts of a group with their shares. One that no text holds has none. */
  sharesOf(row: number): Iterable<readonly [id: string, share: number]>;
  /** How many groups hold it. */
  readonly count: (id: string) => number;
}

const WHOLE = 255;

/**
 * Packs concepts in a byte or two each.
 *
 * @param rows the concepts of each group with their shares
 */
export const packConcepts = (rows: readonly ReadonlyMap<string, number>[]): PackedConcepts => {
  const known = new Map<string, number>();
  for (const row of rows)
    for (const id of row.keys()) if (!known.has(id)) known.set(id, known.size);
  const size = rows.reduce((sum, row) => sum + row.size, 0);
  const starts = new Uint32Array(rows.length + 1);
  const columns = new Uint16Array(size);
  const shares = new Uint8Array(size);
  let at = 0;
  rows.forEach((row, place) => {
    const own = [...row].map(([id, share]) => [known.get(id) ?? 0, share] as const);
    for (const [column, share] of own.sort(([one], [other]) => one - other)) {
      columns[at] = column;
      shares[at++] = Math.round(share * WHOLE);
    }
    starts[place + 1] = at;
  });
  return { ids: [...known.keys()], starts, columns, shares };
};

/** The rows that were packed. */
export const conceptRowsOf = ({ ids, starts, columns, shares }: PackedConcepts): ConceptRows => {
  const known = new Map(ids.map((id, column) => [id, column]));
  const holds = (row: number, id: string): boolean => {
    const column = known.get(id);
    if (column === undefined) return false;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) if (columns[at] === column) return true;
    return false;
  };
  function* sharesOf(row: number): Iterable<readonly [string, number]> {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++)
      yield [ids[columns[at] ?? 0] ?? "", (shares[at] ?? 0) / WHOLE];
  }
  const count = (id: string): number => {
    const column = known.get(id);
    return columns.reduce((sum, one) => (one === column ? sum + 1 : sum), 0);
  };
  return { holds, sharesOf, count };
};
