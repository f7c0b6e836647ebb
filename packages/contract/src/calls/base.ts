import { oc } from "@orpc/contract";
import * as z from "zod";
import { declareErrors } from "../errors.ts";

/** Any call may meet these. */
export const openCall = oc.errors(
  declareErrors("RATE_LIMITED", "BODY_TOO_LARGE", "DATABASE_UNAVAILABLE", "INTERNAL"),
);

/** Calls that need a session (AUTH-11). */
export const sessionCall = openCall.errors(
  declareErrors("UNAUTHENTICATED", "ACCOUNT_BANNED", "ORIGIN_REFUSED"),
);

/** DATA-05: `?cursor&limit`, 1 to 100 rows a page. */
export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() });

/** DATA-02: bulk delete, at most a page at once; ids that are not the caller's count as missing. */
export const bulkDelete = z.object({ ids: z.array(z.uuid()).min(1).max(100) });
export const deletedCount = z.object({ deleted: z.number().int() });
