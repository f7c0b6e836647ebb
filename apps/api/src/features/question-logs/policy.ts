import * as z from "zod";
import { AppError } from "../../http/index.ts";

/** Ids of log rows. */
export const LogId = z.guid();

/**
 * An id that cannot be one is a missing row.
 *
 * @throws AppError PGRST116
 */
export const readLogId = (id: string): string => {
  if (!LogId.safeParse(id).success) throw new AppError("PGRST116");
  return id;
};

/**
 * A person sees and deletes the log of their own questions only: every query names its owner, and
 * another's row answers like a missing one.
 *
 * @param changed own rows that the call changed
 * @throws AppError PGRST116
 */
export const requireOwnLog = (changed: number): void => {
  if (changed === 0) throw new AppError("PGRST116");
};
