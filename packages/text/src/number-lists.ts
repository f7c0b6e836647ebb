/** Many short lists of numbers, one after the other. */
export interface NumberLists {
  /** Where each list begins, and where the last one ends. */
  readonly starts: Uint32Array;
  readonly values: Uint16Array;
}

/** Puts lists of numbers below 65,536 one after the other. */
export const packLists = (lists: readonly (readonly number[])[]): NumberLists => {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + list.length;
  return { starts, values: Uint16Array.from(lists.flat()) };
};

/** The list at a place. */
export const listAt = ({ starts, values }: NumberLists, at: number): Uint16Array =>
  values.subarray(starts[at], starts[at + 1]);
