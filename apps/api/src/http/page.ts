import { createHash } from "node:crypto";
import { type Column, type Placeholder, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { AppError } from "./app-error.ts";

/** Where a page ended: a creation time in whole microseconds since 1970, and the id that breaks ties. */
export interface PagePosition {
  readonly micros: string;
  readonly id: string;
}

/** The list that a cursor belongs to. A cursor of another list is refused. */
export interface PagedList {
  readonly name: string;
  readonly id: z.ZodType<string>;
}

const Micros = z.string().regex(/^\d{1,17}$/);
const CHECKSUM_LENGTH = 12;

const checksum = (list: PagedList, { micros, id }: PagePosition): string =>
  createHash("sha256")
    .update(`${list.name} ${micros} ${id}`)
    .digest("base64url")
    .slice(0, CHECKSUM_LENGTH);

const write = (list: PagedList, position: PagePosition): string =>
  Buffer.from(`${position.micros} ${position.id} ${checksum(list, position)}`).toString(
    "base64url",
  );

/**
 * Reads a `?cursor` (DATA-05). The checksum finds cursors that were changed by accident. Forging one
 * gains nothing, because every list filters by owner besides.
 *
 * @throws AppError FIELD_INVALID
 */
export const readCursor = (list: PagedList, cursor: string | undefined): PagePosition | null => {
  if (cursor === undefined) return null;
  const [micros = "", id = "", sum] = Buffer.from(cursor, "base64url").toString().split(" ");
  const position = { micros, id };
  const isOurs =
    Micros.safeParse(micros).success &&
    list.id.safeParse(id).success &&
    sum === checksum(list, position) &&
    cursor === write(list, position);
  if (!isOurs) throw new AppError("FIELD_INVALID", { field: "cursor" });
  return position;
};

/** A timestamp column as a page position keeps it, exact where a JavaScript date would cut it. */
export const microsOf = (createdAt: Column): SQL<string> =>
  sql<string>`(extract(epoch from ${createdAt}) * 1000000)::bigint::text`;

/** The rows after a position, in the list's direction. Undefined at the start of the list. */
export const rowsAfter = (
  createdAt: Column,
  id: Column,
  position: PagePosition | Readonly<Record<keyof PagePosition, Placeholder>> | null,
  direction: "ascending" | "descending",
): SQL | undefined => {
  if (position === null) return undefined;
  const moment = sql`timestamptz 'epoch' + ${position.micros}::bigint * interval '1 microsecond'`;
  const than = direction === "ascending" ? sql`>` : sql`<`;
  return sql`(${createdAt}, ${id}) ${than} (${moment}, ${position.id})`;
};

/** One page out of the rows of a query that asked for one more than the limit. */
export const toPage = <Row extends PagePosition, Item>(
  list: PagedList,
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
): { items: Item[]; next_cursor: string | null } => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    next_cursor: rows.length > limit && last !== undefined ? write(list, last) : null,
  };
};
