import type { PackedConcepts } from "../knowledge/knowledge-index.ts";

/** Which concepts each of many things holds: a bit for each, a hundredth of what as many sets take. */
export interface ConceptRows {
  holds(row: number, id: string): boolean;
  /** How many rows hold it. */
  readonly count: (id: string) => number;
}

export const packConcepts = (rows: readonly Iterable<string>[]): PackedConcepts => {
  const columns = new Map<string, number>();
  for (const row of rows) for (const id of row) if (!columns.has(id)) columns.set(id, columns.size);
  const width = Math.ceil(columns.size / 8);
  const bits = new Uint8Array(rows.length * width);
  rows.forEach((ids, row) => {
    for (const id of ids) {
      const column = columns.get(id) ?? 0;
      const at = row * width + (column >> 3);
      bits[at] = (bits[at] ?? 0) | (1 << (column & 7));
    }
  });
  return { ids: [...columns.keys()], bits };
};

export const conceptRowsOf = ({ ids, bits }: PackedConcepts): ConceptRows => {
  const columns = new Map(ids.map((id, column) => [id, column]));
  const width = Math.ceil(ids.length / 8);
  const holds = (row: number, id: string): boolean => {
    const column = columns.get(id);
    if (column === undefined) return false;
    return ((bits[row * width + (column >> 3)] ?? 0) & (1 << (column & 7))) !== 0;
  };
  const rows = width === 0 ? 0 : bits.length / width;
  const count = (id: string): number => {
    let sum = 0;
    for (let row = 0; row < rows; row++) sum += holds(row, id) ? 1 : 0;
    return sum;
  };
  return { holds, count };
};
