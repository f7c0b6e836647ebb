import { AppError } from "./app-error.ts";

/**
 * A page of a list that is whole in memory (DATA-05). The cursor says how many items came before.
 *
 * @throws AppError FIELD_INVALID for a cursor that no page of this list gave
 */
export const pageInMemory = <Item>(
  list: readonly Item[],
  { cursor = "0", limit }: { readonly cursor?: string | undefined; readonly limit: number },
): { items: Item[]; next_cursor: string | null } => {
  const start = /^\d{1,6}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (!(start <= list.length)) throw new AppError("FIELD_INVALID", { field: "cursor" });
  const end = start + limit;
  return { items: list.slice(start, end), next_cursor: end < list.length ? String(end) : null };
};
