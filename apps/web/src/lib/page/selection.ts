/** What is selected of a list. Null while nothing can be (DISC-02). */
export type Selection = ReadonlySet<string> | null;

export const toggleSelected = (selection: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** Whether all of some are selected: then the button deselects. */
export const allSelected = (selection: ReadonlySet<string>, ids: readonly string[]): boolean =>
  ids.length > 0 && ids.every((id) => selection.has(id));

/** As the API deletes several at once (DATA-02). */
const DELETE_MAX = 100;

export const inBatches = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / DELETE_MAX) }, (_, part) =>
    ids.slice(part * DELETE_MAX, (part + 1) * DELETE_MAX),
  );
