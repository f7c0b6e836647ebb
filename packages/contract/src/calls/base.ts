import { oc } from "@orpc/contract";
import * as z from "zod";
import { declareErrors } from "../errors.ts";

/** What the HTTP room must know of a call before it reads its input. */
export interface CallMeta {
  /** Answers 401 without a session, whatever the rest of the request looks like. */
  readonly needsSession: boolean;
  /** Only ends or deletes things, as every DELETE does: it is not refused where resources run out. */
  readonly endsThings?: boolean;
}

const withoutSession: CallMeta = { needsSession: false };

/** Any call may meet these. */
export const openCall = oc
  .$meta(withoutSession)
  .errors(
    declareErrors(
      ...([
        "RATE_LIMITED",
        "BODY_TOO_LARGE",
        "DATABASE_UNAVAILABLE",
        "OUT_OF_RESOURCES",
        "INTERNAL",
      ] as const),
    ),
  );

/** Calls that need a session (AUTH-11). */
export const sessionCall = openCall
  .meta({ needsSession: true })
  .errors(declareErrors("UNAUTHENTICATED", "SESSION_EXPIRED", "ACCOUNT_BANNED", "ORIGIN_REFUSED"));

/** Calls that need a session and, by another method than DELETE, only delete. */
export const deletingCall = sessionCall.meta({ needsSession: true, endsThings: true });

/** DATA-05: `?cursor&limit`, 1 to 100 rows a page. */
export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** DATA-05: a page of rows; `next_cursor` is null on the last one. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() });

/** DATA-02: bulk delete, at most a page at once. Ids that are not the caller's count as missing. */
export const bulkDelete = z.object({ ids: z.array(z.uuid()).min(1).max(100) });
export const deletedCount = z.object({ deleted: z.number().int() });
