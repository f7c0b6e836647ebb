import type { ErrorCode } from "@spellwright/contract";
import * as z from "zod";
import { AppError } from "./app-error.ts";

/** Codes of what is missing: their sentences need nothing. */
type Missing = Extract<ErrorCode, `${string}_NOT_FOUND` | "PGRST116" | "DISCUSSION_ID_INVALID">;

/**
 * Reads an id of an address: one that cannot be one answers like that of a missing thing.
 *
 * @param code what its reader throws as an AppError
 * @param id what such an id looks like. A GUID where it is not named
 */
export const idReader =
  (code: Missing, id: z.ZodType<string> = z.guid()) =>
  (text: string): string => {
    const read = id.safeParse(text);
    if (!read.success) throw new AppError(code);
    return read.data;
  };
