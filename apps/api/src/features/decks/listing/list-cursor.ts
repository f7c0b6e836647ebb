import { createHash } from "node:crypto";
import type { DeckSort } from "@spellwright/contract";
import * as z from "zod";
import { AppError } from "../../../http/index.ts";

/** Where a page of decks ended: the key of its order, and the id that breaks ties. */
export interface ListPosition {
  readonly key: string;
  readonly id: string;
}

interface Order {
  readonly sort: DeckSort;
  readonly order: "asc" | "desc";
}

/** What a key looks like: anything else would not be read by the database. */
const KEYS: Readonly<Record<DeckSort, z.ZodType<string>>> = {
  date: z.iso.datetime(),
  name: z.string().max(1000),
  bracket: z.string().regex(/^\d$/),
  discussions: z.string().regex(/^\d{1,9}$/),
};

const CHECKSUM_LENGTH = 12;

const checksum = ({ sort, order }: Order, { key, id }: ListPosition): string =>
  createHash("sha256")
    .update(JSON.stringify([sort, order, key, id]))
    .digest("base64url")
    .slice(0, CHECKSUM_LENGTH);

/** A page's `next_cursor` (DATA-05). */
export const writeListCursor = (order: Order, position: ListPosition): string =>
  Buffer.from(JSON.stringify([position.key, position.id, checksum(order, position)])).toString(
    "base64url",
  );

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
};

/**
 * Reads a `?cursor`. The cursor of another order is refused, and one that was changed by accident;
 * forging one gains nothing, because the list holds one's own decks only.
 *
 * @throws AppError FIELD_INVALID
 */
export const readListCursor = (order: Order, cursor: string | undefined): ListPosition | null => {
  if (cursor === undefined) return null;
  const parsed = z.tuple([KEYS[order.sort], z.guid(), z.string()]).safeParse(parse(cursor));
  if (parsed.success) {
    const [key, id, sum] = parsed.data;
    if (sum === checksum(order, { key, id })) return { key, id };
  }
  throw new AppError("FIELD_INVALID", { field: "cursor" });
};
